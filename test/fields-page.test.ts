import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Operation } from '#contract/operation.ts';
import { answerLabel } from '#core/athlete/answer-label.ts';
import { factsOf, isForModel, PROFILE_FIELD_NAMES, type ProfileFieldFacts } from '#core/athlete/profile-fields.ts';
import { ANSWER_GROUPS } from '#core/athlete/questionnaire.ts';
import { FEATURE_NAMES, isMeter, METER_NAMES, METERS, type Requirement, TIERS } from '#core/membership/tiers.ts';
import { kindFacts, LOG_KIND_NAMES, type LogKind } from '#core/progress/log-kinds.ts';
import { LOG_LABELS } from '#core/progress/log-labels.ts';

const root = join(import.meta.dirname, '..');

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const yes = (condition: boolean | undefined, word = 'yes') => (condition ? word : '');
const code = (text: string | number) => `\`${text}\``;

const MEASURES = { age: 'years', weight: 'lbs', height: 'in' } as const;

function unitOf(facts: Extract<ProfileFieldFacts, { kind: 'number' }>): string {
  if ('measure' in facts) return MEASURES[facts.measure];
  return facts.per === undefined ? facts.unit : `${facts.unit} a ${facts.per}`;
}

function kindOf(facts: ProfileFieldFacts): string {
  switch (facts.kind) {
    case 'choice':
      return `one of ${facts.values.map(code).join(', ')}`;
    case 'number':
      return `${facts.whole ? 'whole number' : 'number'}, ${facts.range.min} to ${facts.range.max} ${unitOf(facts)}`;
    case 'text':
      return `words, up to ${facts.longest} characters`;
    case 'list':
      return `list of up to ${facts.most}, each up to ${facts.longest} characters`;
  }
}

const ASKS = { every_word: 'always', some_words: 'if less holds after it' } as const;
const HIDDEN = {
  kept_from_model: 'kept from the model',
  masked: 'not shown',
  left_out: 'not listed',
} as const;

function profileRows(): string[][] {
  return ANSWER_GROUPS.flatMap(({ label, fields }) =>
    fields.map((field) => {
      const facts = factsOf(field);
      const { asked, optional, confirmed, protects, whenNumbersHidden } = facts;
      return [
        code(field),
        answerLabel(field),
        label,
        kindOf(facts),
        [yes(asked !== false, 'asked'), yes(optional, 'may be left out')].filter(Boolean).join(', '),
        confirmed ? 'always' : protects ? ASKS[protects] : '',
        whenNumbersHidden ? HIDDEN[whenNumbersHidden] : '',
        [
          yes('medical' in facts && facts.medical, 'kept on no device'),
          yes(!isForModel(field, { hidesNumbers: false }), 'no model'),
        ]
          .filter(Boolean)
          .join(', '),
      ];
    }),
  );
}

function logRow(kind: LogKind): string[] {
  const facts = kindFacts(kind);
  const called = [code(kind), LOG_LABELS[kind].name];
  if (facts.holds === 'work') return [...called, 'something that was done', '', facts.countsIn ?? '', '', ''];
  const { range, unit, step, parts, bodyFigure, fromChat, countsIn } = facts;
  const bounds = 'over' in range ? `over ${range.over}, up to ${range.max}` : `${range.min} to ${range.max}`;
  return [
    ...called,
    `${bounds}, steps of ${step}${parts ? `; of ${parts.join(', ')}` : ''}`,
    unit,
    countsIn ?? 'the streak only',
    yes(bodyFigure),
    yes(fromChat),
  ];
}

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Every operation of the contract that requires something of a tier. */
async function requiringOperations(): Promise<Operation[]> {
  const folder = join(root, 'src/contract');
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const groups = await Promise.all(files.map((name): Promise<object> => import(join(folder, name))));
  const operations = groups.flatMap((group) => Object.values(group)).filter(isOperation);
  return operations.filter(({ requires }) => requires !== undefined);
}

function tierRow(requirement: Requirement, operations: readonly Operation[]): string[] {
  const onTier = (tier: keyof typeof TIERS) => {
    const rule = TIERS[tier][requirement];
    if (typeof rule === 'boolean') return yes(rule) || 'no';
    return rule === null || !isMeter(requirement) ? 'no limit' : `${rule} a ${METERS[requirement].period}`;
  };
  const required = operations.filter(({ requires }) => requires === requirement);
  const calls = required.map(({ method, path }) => code(`${method} ${path}`)).sort();
  return [code(requirement), onTier('free'), onTier('premium'), calls.join(', ')];
}

async function fieldsPage(): Promise<string> {
  const operations = await requiringOperations();
  const head = {
    profile: [
      'field',
      'called',
      'part',
      'holds',
      'questionnaire',
      'from chat waits for a yes',
      'numbers hidden',
      'stays here',
    ],
    logs: ['kind', 'called', 'holds', 'unit', 'counts in', 'figure of a body', 'from chat'],
    tiers: ['requirement', 'Free', 'Premium', 'required by'],
  };
  return `# The tables

Written from the code by \`test/fields-page.test.ts\`, which fails when a line is not true any more. After a change of a table:
\`npx vitest run --project unit test/fields-page.test.ts -u\`.

## What a person tells about themselves

\`src/core/athlete/profile-fields.ts\`, words in \`data/profile-fields.json\`.

${table(head.profile, profileRows())}

## What can be logged

\`src/core/progress/log-kinds.ts\`, words in \`data/log-kinds.json\`. Every entry counts for the streak.

${table(head.logs, LOG_KIND_NAMES.map(logRow))}

## What a tier allows

\`src/core/membership/tiers.ts\`; what requires it says so in \`src/contract\`.

${table(
  head.tiers,
  [...METER_NAMES, ...FEATURE_NAMES].map((requirement) => tierRow(requirement, operations)),
)}
`;
}

it('the page of tables says what the tables say', async () => {
  const page = await fieldsPage();
  for (const name of [...PROFILE_FIELD_NAMES, ...LOG_KIND_NAMES]) expect(page).toContain(code(name));
  await expect(page).toMatchFileSnapshot('../docs/fields.md');
});
