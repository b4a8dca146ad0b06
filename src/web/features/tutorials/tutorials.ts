import written from '#data/tutorials.json' with { type: 'json' };

/** One picture of the product, what is on it for those who cannot see it, and the sentence told with it. */
export type TutorialStep = { picture: string; alt: string; caption: string };

export type Tutorial = {
  id: string;
  title: string;
  /** The picture that stands for the whole. */
  poster: string;
  /** Help articles that tell the same at length. */
  articles: readonly string[];
  steps: readonly TutorialStep[];
};

/** As `npm run tutorials` takes them: the window of a small phone. */
export const PICTURE = { width: 360, height: 740 } as const;

const SHORTEST_MS = 5000;
/** Slow readers, who look at a picture as well, manage two and a half words a second. */
const MS_PER_WORD = 400;
const LOOKING_MS = 1500;

const pictureOf = (id: string, step: number) => `/tutorials/${id}-${step}.webp`;

export const TUTORIALS: readonly Tutorial[] = written.map(({ id, title, poster, articles, steps }) => ({
  id,
  title,
  poster: pictureOf(id, poster),
  articles,
  steps: steps.map((step, index) => ({ ...step, picture: pictureOf(id, index + 1) })),
}));

export const tutorialsFor = (articleId: string): Tutorial[] =>
  TUTORIALS.filter(({ articles }) => articles.includes(articleId));

/** How long a step stays when it plays by itself. */
export function millisecondsOf({ caption }: TutorialStep): number {
  return Math.max(SHORTEST_MS, LOOKING_MS + caption.split(/\s+/).length * MS_PER_WORD);
}

/** About how long the whole takes, in steps of five seconds. */
export function secondsOf({ steps }: Tutorial): number {
  const sum = steps.reduce((total, step) => total + millisecondsOf(step), 0);
  return Math.round(sum / 5000) * 5;
}
