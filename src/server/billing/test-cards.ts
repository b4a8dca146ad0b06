/** What a test card does when it is charged: at once, and each time after that. */
type TestCard = { last4: string; isPaid: boolean; isFailingLater: boolean };

/** The numbers that are known everywhere as no real cards. Nothing else is taken, so that nobody types in a real one. */
const TEST_CARDS: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { last4: '4242', isPaid: true, isFailingLater: false },
  '4000000000000002': { last4: '0002', isPaid: false, isFailingLater: false },
  '4000000000000341': { last4: '0341', isPaid: true, isFailingLater: true },
};

/** The test card with that number, written in any way; null: it is none, and must not be kept or told to anybody. */
export const testCardOf = (typed: string): TestCard | null => TEST_CARDS[typed.replace(/\D/g, '')] ?? null;

/** Whether "12 / 29" is a month that is not over. */
export function isExpired(expiry: string, now: Date): boolean {
  const [month = 0, year = 0] = (expiry.match(/\d+/g) ?? []).map(Number);
  if (month < 1 || month > 12) return true;
  return Date.UTC(year < 100 ? 2000 + year : year, month) <= now.getTime();
}
