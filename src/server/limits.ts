/**
 * Every rate limit of the server: how often, in which window, and the variable that changes it. The first three are counted in
 * memory, before anything else is done for a request, and a large body counts for more (`http/throttle.ts`). A route that
 * names another one has it besides, counted in the database.
 */
export const LIMITS = {
  address: { variable: 'ADDRESS_LIMIT_PER_10_SECONDS', max: 3000, windowSeconds: 10, per: 'address' },
  request: { variable: 'REQUEST_LIMIT_PER_10_SECONDS', max: 200, windowSeconds: 10, per: 'session' },
  message: { variable: 'MESSAGE_LIMIT_PER_MINUTE', max: 60, windowSeconds: 60, per: 'session' },
  signUp: { variable: 'SIGN_UP_LIMIT_PER_HOUR', max: 20, windowSeconds: 3600, per: 'address' },
  signIn: { variable: 'SIGN_IN_LIMIT_PER_MINUTE', max: 20, windowSeconds: 60, per: 'address' },
  /** By address, and by the mailbox that is written to. */
  recovery: { variable: 'RECOVERY_LIMIT_PER_HOUR', max: 10, windowSeconds: 3600, per: 'address' },
  confirm: { variable: 'CONFIRM_LIMIT_PER_HOUR', max: 20, windowSeconds: 3600, per: 'person' },
  export: { variable: 'EXPORT_LIMIT_PER_HOUR', max: 10, windowSeconds: 3600, per: 'person' },
  paper: { variable: 'PAPER_LIMIT_PER_HOUR', max: 60, windowSeconds: 3600, per: 'person' },
  generate: { variable: 'GENERATE_LIMIT_PER_HOUR', max: 30, windowSeconds: 3600, per: 'person' },
  swap: { variable: 'SWAP_LIMIT_PER_HOUR', max: 60, windowSeconds: 3600, per: 'person' },
  profile: { variable: 'PROFILE_LIMIT_PER_HOUR', max: 120, windowSeconds: 3600, per: 'person' },
  reading: { variable: 'READING_LIMIT_PER_MINUTE', max: 120, windowSeconds: 60, per: 'person' },
  suggest: { variable: 'SUGGEST_LIMIT_PER_HOUR', max: 30, windowSeconds: 3600, per: 'person' },
  photo: { variable: 'PHOTO_LIMIT_PER_HOUR', max: 60, windowSeconds: 3600, per: 'person' },
  log: { variable: 'LOG_LIMIT_PER_MINUTE', max: 300, windowSeconds: 60, per: 'person' },
  import: { variable: 'IMPORT_LIMIT_PER_HOUR', max: 1500, windowSeconds: 3600, per: 'person' },
  communityPost: { variable: 'COMMUNITY_POST_LIMIT_PER_HOUR', max: 10, windowSeconds: 3600, per: 'person' },
  communityComment: { variable: 'COMMUNITY_COMMENT_LIMIT_PER_HOUR', max: 60, windowSeconds: 3600, per: 'person' },
  communityReport: { variable: 'COMMUNITY_REPORT_LIMIT_PER_HOUR', max: 20, windowSeconds: 3600, per: 'person' },
  feedback: { variable: 'FEEDBACK_LIMIT_PER_HOUR', max: 60, windowSeconds: 3600, per: 'person' },
  payment: { variable: 'PAYMENT_LIMIT_PER_HOUR', max: 30, windowSeconds: 3600, per: 'person' },
  membershipMail: { variable: 'MEMBERSHIP_MAIL_LIMIT_PER_HOUR', max: 10, windowSeconds: 3600, per: 'person' },
  newsletter: { variable: 'NEWSLETTER_LIMIT_PER_HOUR', max: 20, windowSeconds: 3600, per: 'address' },
  support: { variable: 'SUPPORT_LIMIT_PER_HOUR', max: 10, windowSeconds: 3600, per: 'address' },
  analytics: { variable: 'ANALYTICS_LIMIT_PER_MINUTE', max: 120, windowSeconds: 60, per: 'address' },
  operator: { variable: 'OPERATOR_LIMIT_PER_MINUTE', max: 10, windowSeconds: 60, per: 'address' },
  chat: { variable: 'CHAT_LIMIT_PER_MINUTE', max: 30, windowSeconds: 60, per: 'person' },
} as const;

/** What is counted in memory: `request` for every route that says nothing else. */
export type ThrottleName = Extract<keyof typeof LIMITS, 'request' | 'message'>;

export type LimitName = keyof typeof LIMITS;
/** How many are allowed, by limit. */
export type LimitValues = Record<LimitName, number>;

export const LIMIT_NAMES = Object.keys(LIMITS) as LimitName[];

export const DEFAULT_LIMITS = Object.fromEntries(LIMIT_NAMES.map((name) => [name, LIMITS[name].max])) as LimitValues;

/**
 * How much one person may keep. `full` is said to who would keep more; where nothing is said, the oldest makes way for the
 * newest. Lists are read whole by one request, so these bound what one request may cost, too.
 */
export const ROW_LIMITS = {
  plans: { most: 100, full: 'You have 100 plans. Delete one that you no longer need, then make this one.' },
  favorites: { most: 200, full: 'You have 200 favourites. Take one out that you no longer need, then keep this one.' },
  logs: { most: 30_000, full: 'Your log is full. Delete entries that you no longer need, then log this one.' },
  imports: { most: 200, full: 'You have 200 imports. Take back one that you no longer need, then import this one.' },
  conversations: {
    most: 300,
    full: 'You have 300 conversations. Delete one that you no longer need, then start a new one.',
  },
  messages: {
    most: 6000,
    full: 'Your conversations take all the room there is. Delete one that you no longer need, then write to me again.',
  },
  memories: { most: 60, full: 'I remember 60 things already. Forget one that no longer matters, then keep this one.' },
  communityEntries: {
    most: 5000,
    full: 'You have written 5000 posts and comments. Delete one that you no longer need, then write this one.',
  },
  trainingExceptions: { most: 60, full: null },
  feedback: { most: 1000, full: null },
  profileChanges: { most: 300, full: null },
  deeds: { most: 300, full: null },
  deletedLogs: { most: 200, full: null },
  keptAnswers: { most: 300, full: null },
  devices: { most: 10, full: null },
} as const;

export type RowLimitName = keyof typeof ROW_LIMITS;
