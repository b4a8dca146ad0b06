// What `scripts/markdown-documents.ts` makes of our Markdown. The types are imported inside, so that this file stays ambient.
declare module '#data/legal/*.md' {
  export const legalDocument: import('#core/content/documents.ts').LegalDocument;
}

declare module '#data/faq.md' {
  export const questions: readonly import('#core/content/documents.ts').FaqItem[];
}
