/** A clock that stands still until a test moves it. */
export type TestClock = {
  now: () => Date;
  set: (moment: string) => void;
  advance: (by: { days?: number; hours?: number; minutes?: number; seconds?: number }) => void;
};

/** A Monday at noon, UTC. */
const START = '2026-05-04T12:00:00.000Z';

export function createTestClock(): TestClock {
  let time = Date.parse(START);
  return {
    now: () => new Date(time),
    set: (moment) => {
      time = Date.parse(moment);
    },
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      time += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}
