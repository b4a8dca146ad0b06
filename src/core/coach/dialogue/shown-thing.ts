/** Something that a card of a reply showed, so that the next message can point at it. */
export type ShownThing =
  | { kind: 'meal'; mealIndex: number }
  | { kind: 'exercise'; exerciseId: string }
  | { kind: 'deed'; deedId: string }
  | { kind: 'change'; fields: readonly string[] }
  | { kind: 'knowledge'; title: string };
