import { plainText } from '#core/content/prose.ts';
import { PRODUCT } from '#core/product.ts';
import { questions as faq } from '#data/faq.md';
import { titleAt } from './use-page-change.ts';

/** Stands for the address of the site; the server, which knows it, puts it in. */
const ORIGIN = '%ORIGIN%';

type PublicPage = {
  path: string;
  /** The source of its screen, as the builder's manifest names it; null for what the first script brings along. */
  module: string | null;
  description: string;
};

/** Where the page that answers an unknown address is written to. */
export const NOT_FOUND_PATH = '/404';

/** Every page that is HTML before any script runs. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    path: '/',
    module: 'features/landing/landing-screen.tsx',
    description:
      'Answer 21 questions. Rae, your AI coach, writes a meal plan and a workout plan for your body, your kitchen and your week. Every number is checked before you see it.',
  },
  {
    path: '/faq',
    module: 'features/help/faq-screen.tsx',
    description:
      'Fifteen short answers: what Ironleaf is, what it costs, how plans are checked, and what happens to your data.',
  },
  {
    path: '/help-center',
    module: 'features/help/help-center-screen.tsx',
    description: 'Sixteen articles on plans, training, food, the coach and your account, and a way to reach us.',
  },
  {
    path: '/terms-of-service',
    module: 'features/legal/terms-screen.tsx',
    description: 'What you may expect of Ironleaf and what we expect of you, in plain words.',
  },
  {
    path: '/privacy-policy',
    module: 'features/legal/privacy-screen.tsx',
    description: 'What Ironleaf collects, why, for how long, and what your rights are, in plain words.',
  },
  {
    path: '/consumer-health-data',
    module: 'features/legal/health-data-screen.tsx',
    description:
      'How Ironleaf handles health data: what it is, where it comes from, who sees it, and how to take it back.',
  },
  { path: NOT_FOUND_PATH, module: null, description: 'There is no page at this address.' },
];

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** What search engines and link previews read; a browser takes nothing from it. */
export function headOf({ path, description }: PublicPage): string {
  const title = titleAt(path);
  const properties: Record<string, string> = {
    'og:type': 'website',
    'og:site_name': PRODUCT.name,
    'og:title': title,
    'og:description': description,
    'og:image': `${ORIGIN}/open-graph.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt':
      'Half an iron weight plate, half a dinner plate, with a leaf for the hole. Lift. Eat. It all adds up.',
  };
  const isPage = path !== NOT_FOUND_PATH;
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    ...(isPage
      ? [`<link rel="canonical" href="${ORIGIN}${path}" />`, `<meta property="og:url" content="${ORIGIN}${path}" />`]
      : ['<meta name="robots" content="noindex" />']),
    ...Object.entries(properties).map(([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...structuredData(path).map((data) => `<script type="application/ld+json">${jsonInHtml(data)}</script>`),
  ].join('\n    ');
}

/** A closing tag inside a text cannot end the element. */
const jsonInHtml = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c');

/** The same facts as on the page, for machines. */
function structuredData(path: string): object[] {
  const context = 'https://schema.org';
  if (path === '/') {
    return [
      {
        '@context': context,
        '@type': 'WebApplication',
        name: PRODUCT.name,
        url: `${ORIGIN}/`,
        applicationCategory: 'HealthApplication',
        operatingSystem: 'Any',
        offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
      },
    ];
  }
  if (path !== '/faq') return [];
  const questions = faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  }));
  return [{ '@context': context, '@type': 'FAQPage', mainEntity: questions }];
}
