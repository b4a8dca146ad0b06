import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { PremisesSheet } from '#core/premises/sheet/premises-sheet.ts';
import { weightText } from '#core/units/measure-units.ts';
import { useUnits } from '#web/parts/units/use-units.ts';
import { classes } from '#web/ui/classes.ts';
import { Segments } from '#web/ui/segments.tsx';
import { Label } from '#web/ui/text.tsx';
import { decisionOnTool, decisionsForPlace, placeLike, unlikePlace } from './place-choice.ts';
import sheetStyles from './premises-sheet.module.css';
import { fromWords } from './said.ts';
import { type HeadingLevel, headingUnder, SheetSection } from './sheet-section.tsx';
import { TakeBack } from './take-back.tsx';
import styles from './tiles.module.css';
import { ToolDrawing } from './tool-drawing.tsx';
import { ToolLoads } from './tool-loads.tsx';
import type { SheetFlow } from './use-sheet.ts';

type Group = PremisesSheet['toolGroups'][number];
type Tool = Group['tools'][number];

/** Equipment as a checklist with pictures; a usual place fills it, and after that each picture is its own. */
export function ToolChecklist({ flow, level }: { flow: SheetFlow; level: HeadingLevel }) {
  const { toolGroups, toolsAreGuessed } = flow.sheet;
  const tools = toolGroups.flatMap((group) => group.tools);
  const words = fromWords(tools.filter(({ has }) => has).map(({ origin }) => origin));
  const guess = toolsAreGuessed ? 'The usual things are ticked as a guess: untick what is not there.' : '';
  const lead = [words, guess].filter((part) => part !== '').join(' ');
  return (
    <SheetSection
      title="Equipment"
      level={level}
      aside={<span className={sheetStyles.aside}>{`${tools.filter(({ has }) => has).length} of ${tools.length}`}</span>}
      {...(lead !== '' && { lead })}
    >
      <Places flow={flow} />
      {toolGroups.map((group) => (
        <ToolGroup key={group.id} {...{ group, level, flow }} />
      ))}
    </SheetSection>
  );
}

/** The usual sets of things, and how many taps stand above the one that was begun with. */
function Places({ flow }: { flow: SheetFlow }) {
  const { sheet } = flow;
  const [begunWith, setBegunWith] = useState(() => placeLike(sheet)?.id);
  const place = sheet.places.find(({ id }) => id === begunWith);
  const tapped = sheet.toolGroups.flatMap(({ tools }) => tools.filter(({ origin }) => origin?.how === 'tapped'));
  const changes = place ? unlikePlace(sheet, place).length : tapped.length;
  const takeBack = () =>
    flow.tap(
      place
        ? decisionsForPlace(sheet, place)
        : tapped.map(({ token }) => ({ about: 'tool', token, stance: 'as_written', heaviestLbs: null, count: null })),
    );
  return (
    <div className={styles.places}>
      <Segments
        label="Start from"
        options={sheet.places.map(({ id, label }) => ({ value: id, label }))}
        value={begunWith}
        onChange={(id) => {
          const chosen = sheet.places.find((each) => each.id === id);
          setBegunWith(id);
          if (chosen) flow.tap(decisionsForPlace(sheet, chosen));
        }}
      />
      <TakeBack count={changes} of={place?.label} onTakeBack={takeBack} />
    </div>
  );
}

/** A group of tools. One of which nothing is there is shut until it is opened, and never shuts by itself. */
function ToolGroup({ group, level, flow }: { group: Group; level: HeadingLevel; flow: SheetFlow }) {
  const { label, tools } = group;
  const hasAny = tools.some(({ has }) => has);
  const [wasOpen, setOpen] = useState(hasAny);
  const isOpen = wasOpen || hasAny;
  return (
    <>
      <Label as={headingUnder(level)} className={styles.group}>
        {label}
      </Label>
      {isOpen ? (
        <>
          <ul className={styles.tiles}>
            {tools.map((tool) => (
              <li key={tool.token}>
                <ToolTile
                  tool={tool}
                  onTap={() => {
                    setOpen(true);
                    flow.tap([decisionOnTool(tool, { has: !tool.has })]);
                  }}
                />
              </li>
            ))}
          </ul>
          <ToolLoads tools={tools} onTap={flow.tap} />
        </>
      ) : (
        <button type="button" className={styles.shut} aria-label={`Show ${label}`} onClick={() => setOpen(true)}>
          {`None of ${tools.length}`}
          <ChevronDown />
        </button>
      )}
    </>
  );
}

function ToolTile({ tool, onTap }: { tool: Tool; onTap: () => void }) {
  const { units } = useUnits();
  const { token, label, has, heaviestLbs } = tool;
  return (
    <button type="button" className={styles.tile} aria-pressed={has} onClick={onTap}>
      <ToolDrawing token={token} />
      <span className={classes(styles.name, styles.owned)}>{label}</span>
      {has && heaviestLbs !== null && <span className={styles.note}>{`to ${weightText(heaviestLbs, units)}`}</span>}
      <span className={styles.box}>
        <Check />
      </span>
    </button>
  );
}
