export type Side = 'left' | 'right';
/** Only one of two limbs works; `null` where the words do not say which. */
type OneOfTwo = { working: Side | null };

/** How a person can train at all, where that changes the whole program. */
export type BodyForm = {
  /** Everything is done sitting, or lying on a bench. */
  seated: boolean;
  /** Stays in a wheelchair. */
  wheelchair: boolean;
  arm: OneOfTwo | null;
  leg: OneOfTwo | null;
};

/** A limit of movement, as far as it decides the form of a program. */
type Limit = {
  limit: string;
  side: Side | 'both' | null;
  eased?: boolean;
  origins: readonly object[];
};

const SEATED: readonly string[] = ['standing', 'leaving_chair', 'legs'];
const LOST =
  "lost missing paralysed paralyzed off gone taken sling cast plaster broken amputated amputee prosthetic prosthesis useless weak weakness immobilised immobilized boot weight no cant can't cannot doesnt doesn't without".split(
    ' ',
  );
const KEPT = 'only just good working functional'.split(' ');

/**
 * The form of a program by the limits that are in force; null where nothing but exercises has to change. What is merely eased by a
 * condition changes no form.
 */
export function bodyFormOf(limits: readonly Limit[]): BodyForm | null {
  const strict = limits.filter(({ eased }) => !eased);
  const has = (id: string) => strict.some(({ limit }) => limit === id);
  const form = {
    seated: SEATED.some(has),
    wheelchair: has('leaving_chair'),
    arm: oneOfTwo(strict.find(({ limit }) => limit === 'needs_two_arms')),
    leg: has('legs') ? null : oneOfTwo(strict.find(({ limit }) => limit === 'needs_two_legs')),
  };
  return form.seated || form.arm || form.leg ? form : null;
}

function oneOfTwo(limit: Limit | undefined): OneOfTwo | null {
  return limit ? { working: workingSide(limit) } : null;
}

/** "Lost my left arm" and "right arm only" both leave the right one; where the words do not tell, nothing is claimed. */
function workingSide({ side, origins }: Limit): Side | null {
  if (side !== 'left' && side !== 'right') return null;
  const words = origins.flatMap((origin) => ('quote' in origin ? String(origin.quote).toLowerCase().split(' ') : []));
  const isLost = words.some((word) => LOST.includes(word));
  const isKept = words.some((word) => KEPT.includes(word));
  if (isLost === isKept) return null;
  return isKept ? side : otherSide(side);
}

const otherSide = (side: Side): Side => (side === 'left' ? 'right' : 'left');
