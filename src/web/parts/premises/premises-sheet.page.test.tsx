import { cleanup, configure, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Decision } from '#core/athlete/go-by.ts';
import type { PremisesSheet } from '#core/premises/sheet/premises-sheet.ts';
import { shownSheet } from '#core/premises/sheet/shown-sheet.ts';
import { fill, press, see, seeText, user } from '#test/pages/hands.ts';
import { aSheet } from '#test/premises-sheet.ts';
import { PremisesParts } from './premises-sheet.tsx';
import { SheetFoot } from './sheet-foot.tsx';
import { useSheet } from './use-sheet.ts';

/** What the server would make of the taps: here, the sheet with them on it. */
const asTapped = async (decisions: readonly Decision[]) => shownSheet(aSheet(), decisions);

type ShownProps = {
  first?: PremisesSheet;
  read?: (decisions: readonly Decision[]) => Promise<PremisesSheet>;
  onConfirm?: (decisions: readonly Decision[]) => void;
  onEdit?: (field: string) => void;
};

function Shown({ first = aSheet(), read = asTapped, onConfirm = () => {}, onEdit }: ShownProps) {
  const flow = useSheet({ first, read });
  return (
    <>
      <PremisesParts flow={flow} level={2} {...(onEdit && { onEdit })} />
      <SheetFoot
        flow={flow}
        label="That’s right"
        onConfirm={() => onConfirm(flow.taps.map(({ decision }) => decision))}
      />
    </>
  );
}

afterEach(cleanup);

/** A busy machine is slow, not wrong. */
const PATIENCE_MS = 60_000;
configure({ asyncUtilTimeout: PATIENCE_MS });

const region = (name: string) => screen.getByRole('region', { name });
const tile = (name: string | RegExp) => screen.getByRole('button', { name, pressed: false });

describe('the sheet', () => {
  it('shows each line with the words that it came from', () => {
    render(<Shown />);
    const food = region('Food');
    expect(within(food).getByText('“peanuts, I carry an EpiPen”. Also peanut oil and satay.')).toBeTruthy();
    expect(within(food).queryByRole('button', { name: 'Move Grapefruit' })).toBeNull();
    expect(region('Equipment').textContent).toContain('From “a bench, a bar with plates and dumbbells up to 60');
    expect(region('Movements to leave out').textContent).toContain(
      'From “kneeling hurts my left knee” and “no jumping',
    );
    expect(region('Health, and what it changes').textContent).toContain('No kneeling lunges');
    expect(screen.getByRole('status').textContent).toBe('1 question open. I stay on the safe side.');
  });

  it('moves a food where it stands, and keeps the focus', async () => {
    const confirmed = vi.fn();
    render(<Shown onConfirm={confirmed} />);
    await press('Move Mushrooms');
    await press('Never', screen.getByRole('group', { name: 'Mushrooms' }));
    const never = within(screen.getByRole('group', { name: 'Mushrooms' })).getByRole('button', { name: 'Never' });
    expect(never.getAttribute('aria-pressed')).toBe('true');
    expect(document.activeElement).toBe(never);
    await user.keyboard('{ArrowRight}{Enter}');
    await press('Done with Mushrooms');
    await press('That’s right');
    expect(confirmed).toHaveBeenCalledWith([{ about: 'food', subject: 'food:mushroom', stance: 'disliked' }]);
  });

  it('takes a food that no words named', async () => {
    const confirmed = vi.fn();
    render(<Shown onConfirm={confirmed} />);
    await press('Add');
    await fill('Which food?', 'kal');
    await press('Kale');
    await press('Not liked', await see('group', 'Kale'));
    await see('button', 'Move Kale');
    await press('That’s right');
    expect(confirmed).toHaveBeenCalledWith([{ about: 'food', subject: 'food:kale', stance: 'disliked' }]);
  });

  it('fills the checklist from a place, and takes changes back to it', async () => {
    render(<Shown />);
    const equipment = region('Equipment');
    expect(within(equipment).getByText('4 of 12')).toBeTruthy();
    await press('Full gym', equipment);
    await seeText('12 of 12', equipment);
    await press('Rack', equipment);
    await seeText(/Full gym, with 1 change of yours/, equipment);
    await press('Take it back', equipment);
    await seeText('12 of 12', equipment);
  });

  it('steps the heaviest pair to whole steps, and knows a single one', async () => {
    const confirmed = vi.fn();
    render(<Shown onConfirm={confirmed} />);
    await press('More: heaviest pair you have');
    await press('Only one');
    await see('button', 'More: heaviest one you have');
    await press('That’s right');
    expect(confirmed).toHaveBeenCalledWith([
      { about: 'tool', token: 'dumbbell', stance: 'has', heaviestLbs: 65, count: 1 },
    ]);
  });

  it('opens a group of which nothing is there', async () => {
    render(<Shown />);
    expect(screen.queryByRole('button', { name: 'Leg press' })).toBeNull();
    await press('Show Machines and cables');
    await press('Leg press');
    await seeText('5 of 12');
    await press('Leg press');
    expect(tile('Leg press')).toBeTruthy();
  });

  it('strikes a movement and takes it back', async () => {
    render(<Shown />);
    const moves = region('Movements to leave out');
    await press('Overhead', moves);
    await seeText('3 of 6', moves);
    await press('Take it back', moves);
    await press(/^Jumping/, moves);
    expect(tile('Jumping')).toBeTruthy();
  });

  it('says that a health fact is not theirs, and keeps it in sight', async () => {
    const confirmed = vi.fn();
    render(<Shown onConfirm={confirmed} />);
    await press('Not mine: Statin');
    await seeText('Not yours: it changes nothing now.');
    await see('button', 'Take back: Statin');
    await press('That’s right');
    expect(confirmed).toHaveBeenCalledWith([{ about: 'health', subject: 'medicine:statin', stance: 'not_mine' }]);
  });

  it('asks with choices, and leads back to the words', async () => {
    const edited = vi.fn();
    render(<Shown onEdit={edited} />);
    await seeText('Until you choose: I plan without any dairy.');
    await user.click(screen.getByRole('radio', { name: 'Yogurt and hard cheese are fine' }));
    await seeText('Answered, thank you');
    expect(screen.getByRole('status').textContent).toBe('Some of it is my guess. Have a look.');
    await press('None of these. Change my words');
    expect(edited).toHaveBeenCalledWith('dietaryRestrictions');
  });

  it('names words that it does not know, and how it plans meanwhile', async () => {
    const edited = vi.fn();
    const unread = [
      { field: 'foodAllergies', quote: 'zorbleberries', treatedAs: 'I leave out all fourteen allergens.' },
    ];
    render(<Shown first={aSheet({ questions: [], unread })} onEdit={edited} />);
    expect(region('Words I do not know').textContent).toContain('I leave out all fourteen allergens.');
    await press('Say “zorbleberries” in other words');
    expect(edited).toHaveBeenCalledWith('foodAllergies');
    expect(screen.getByRole('status').textContent).toBe('1 word I do not know. I stay on the safe side.');
  });
});

it.each([
  [{ toolsAreGuessed: true }, 'The equipment is my guess. Have a look.'],
  [{ state: 'certain' }, 'Nothing is open.'],
] as const)('with %j says “%s”', (changes, said) => {
  render(<Shown first={aSheet({ questions: [], ...changes })} />);
  expect(screen.getByRole('status').textContent).toBe(said);
});

it('says of a way of eating that what is not of it is left out', () => {
  const [first] = aSheet().foods;
  if (!first) throw new Error('no food');
  render(<Shown first={aSheet({ foods: [{ ...first, subject: 'diet:vegan', label: 'Vegan', note: '' }] })} />);
  expect(within(region('Food')).getByText('What is not vegan')).toBeTruthy();
});

it('shows a word that is asked about once, with its choices', () => {
  const unread = [
    { field: 'dietaryRestrictions', quote: 'no dairy, except sometimes', treatedAs: 'Meals do without.' },
  ];
  render(<Shown first={aSheet({ unread })} />);
  expect(screen.queryByRole('region', { name: 'Words I do not know' })).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('1 question open. I stay on the safe side.');
});

describe('a sheet without an answer from the server', () => {
  it('keeps every tap, says so, and reads all of them once it can', async () => {
    const read = vi.fn(asTapped);
    read.mockRejectedValueOnce(new Error('no network'));
    render(<Shown read={read} />);
    await press('Overhead');
    await press('Not mine: Statin');
    expect((await see('alert')).textContent).toContain('Your taps are kept');
    expect(screen.getByRole('button', { name: /^Overhead/ }).getAttribute('aria-pressed')).toBe('true');
    await press('Try Again');
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2), PATIENCE_MS);
    expect(read.mock.lastCall?.[0]).toHaveLength(2);
    await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull(), PATIENCE_MS);
  });
});
