import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

// A warning or an error on the console that no test asked for is a fault. A test that expects one clears the calls.
let spies: MockInstance[] = [];

beforeEach(() => {
  spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});

afterEach(() => {
  const said = spies.flatMap(({ mock }) => mock.calls);
  for (const spy of spies) spy.mockRestore();
  expect(said, 'said on the console').toEqual([]);
});
