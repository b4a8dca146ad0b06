import { answerLabel } from '#core/athlete/answer-label.ts';
import type { ProfileField } from '#core/athlete/profile-fields.ts';
import { counted } from '#core/language/counted.ts';
import { listed } from '#core/language/listed.ts';
import { PRICES } from '#core/membership/prices.ts';
import { formatCm } from '#core/units/format.ts';
import { weightText } from '#core/units/measure-units.ts';
import { shownChange, showValue } from '../show-value.ts';
import type { Query } from './query.ts';
import type { QueryAnswer, QueryData } from './query-data.ts';
import { choice, figure, said } from './say.ts';
import { agoName, stretchOf } from './windows.ts';

type Asked = { query: Query; data: QueryData };
const SOURCE = 'Your answers';

/** One answer of the questionnaire, as it is kept. */
export function answerAnswer({ query, data }: Asked): QueryAnswer {
  const field = query.of?.kind === 'field' ? (query.of.id as ProfileField) : null;
  if (field === null) {
    const { goal, workoutDaysPerWeek, mealsPerDay } = data.profile;
    const shown = [
      showValue('goal', goal, data),
      showValue('workoutDaysPerWeek', workoutDaysPerWeek, data),
      showValue('mealsPerDay', mealsPerDay, data),
    ];
    return {
      sentences: [
        `I go by your answers: ${listed(shown).toLowerCase()}, and what you said of food and health. All of it stands under Your Answers.`,
      ],
      figures: [
        figure('Training days', workoutDaysPerWeek, 'a week', SOURCE),
        figure('Meals', mealsPerDay, 'a day', SOURCE),
      ],
    };
  }
  const value = data.profile[field];
  const isWeight = field === 'weightLbs' || field === 'targetWeightLbs';
  const shown =
    isWeight && typeof value === 'number' && !data.hidesNumbers
      ? weightText(value, data.units)
      : field === 'heightIn' && typeof value === 'number' && data.units === 'metric'
        ? formatCm(value)
        : showValue(field, value, data);
  if (data.hidesNumbers && (isWeight || shown === 'kept private'))
    return said('I keep weight out of our talks. You can see it in your profile whenever you want to.');
  return {
    sentences: [`${answerLabel(field)}: ${shown}. If that’s not right, just tell me and I’ll change it.`],
    figures: typeof value === 'number' && !isWeight ? [figure(answerLabel(field), value, '', SOURCE)] : [],
  };
}

const SHOWN_CHANGES = 3;
const STATES = {
  applied: 'changed',
  undone: 'changed and taken back',
  declined: 'left as it was',
  pending: 'waiting for your yes',
};

/** What was changed in the answers lately, and what waits. */
export function answerChanges({ query, data }: Asked): QueryAnswer {
  const { changes, today } = data;
  if (!changes) return said();
  const stretch = stretchOf(query.window ?? { kind: 'days', count: 30 }, today);
  const found = changes.filter(({ day }) => day >= stretch.from && day <= stretch.to);
  if (found.length === 0) return said(`No answer of yours was changed ${stretch.name}.`);
  const lines = found.slice(0, SHOWN_CHANGES).flatMap(({ changes: made, status, day }) =>
    made.map((each) => {
      const { label, before, after } = shownChange(each, data);
      return `${label} from ${before} to ${after}, ${STATES[status]}, ${agoName(day, today)}`;
    }),
  );
  const more = found.length > SHOWN_CHANGES ? ` ${counted(found.length - SHOWN_CHANGES, 'change')} before that.` : '';
  return {
    sentences: [`${lines.join('. ')}.${more}`, 'Your plans and your log show what changed there themselves.'],
    figures: [figure('Changes', found.length, '', `Changes of your answers ${stretch.name}`)],
  };
}

/** The tier and what is left of its limits. */
export function answerMembership({ data }: Asked): QueryAnswer {
  const { membership } = data;
  if (!membership) return said();
  const { tier, chatMessages, generations, swaps } = membership;
  if (tier === 'premium') return said('You’re on Premium: no limit on messages, new plans or swaps.');
  const left = ({ left: rest, limit }: { left: number | null; limit: number | null }, noun: string) =>
    `${rest ?? 0} of ${limit ?? 0} ${noun}`;
  return {
    sentences: [
      `You’re on Free. Left today: ${left(chatMessages, 'messages')}. Left this month: ${left(generations, 'new plans')} and ${left(swaps, 'swaps')}. Premium has no such limits.`,
    ],
    figures: [
      figure(
        'Messages left',
        chatMessages.left ?? 0,
        '',
        `Free plan: ${chatMessages.limit ?? 0} a day less what was used`,
      ),
      figure(
        'New plans left',
        generations.left ?? 0,
        '',
        `Free plan: ${generations.limit ?? 0} a month less what was used`,
      ),
      figure('Swaps left', swaps.left ?? 0, '', `Free plan: ${swaps.limit ?? 0} a month less what was used`),
    ],
    next: [choice('What is Premium?', 'How much is premium?')],
  };
}

export function answerPrice({ data }: Asked): QueryAnswer {
  const { monthly, annual, moneyBackDays } = PRICES;
  const holds = 'no limit on new plans, swaps and chat';
  const tier = data.membership ? ` You’re on ${data.membership.tier === 'premium' ? 'Premium' : 'Free'}.` : '';
  return {
    sentences: [
      `Premium is $${monthly} a month or $${annual} a year: ${holds}. No trial; your money back within ${moneyBackDays} days. Your account page shows what can be bought here.${tier}`,
    ],
    figures: [figure('A month', monthly, 'USD', 'Price table'), figure('A year', annual, 'USD', 'Price table')],
  };
}
