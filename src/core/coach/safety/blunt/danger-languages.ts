import { z } from 'zod';
import ar from '#data/safety/ar.json' with { type: 'json' };
import de from '#data/safety/de.json' with { type: 'json' };
import en from '#data/safety/en.json' with { type: 'json' };
import es from '#data/safety/es.json' with { type: 'json' };
import fr from '#data/safety/fr.json' with { type: 'json' };
import hi from '#data/safety/hi.json' with { type: 'json' };
import it from '#data/safety/it.json' with { type: 'json' };
import ja from '#data/safety/ja.json' with { type: 'json' };
import nl from '#data/safety/nl.json' with { type: 'json' };
import pl from '#data/safety/pl.json' with { type: 'json' };
import pt from '#data/safety/pt.json' with { type: 'json' };
import zh from '#data/safety/zh.json' with { type: 'json' };
import { SAFETY_CLASSES } from '../verdict.ts';

export const LANGUAGES = ['en', 'es', 'fr', 'de', 'pt', 'it', 'nl', 'pl', 'hi', 'ar', 'zh', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

const languageSchema = z.strictObject({
  language: z.enum(LANGUAGES),
  name: z.string(),
  readByNativeSpeaker: z.boolean(),
  /** Words that have a name in the patterns. */
  words: z.record(z.string(), z.string()),
  dangers: z.partialRecord(z.enum(SAFETY_CLASSES), z.array(z.string())),
  /** What sounds alike and is none: whatever danger shares a word with it is not meant. */
  takeBack: z.array(z.string()),
  /** The same for these patterns alone: the rules for English weigh ages, weeks and calories by themselves. */
  unless: z.array(z.string()).default([]),
  /** What somebody tells of an illness that lies behind them: no danger, and yet it is kept. */
  recovered: z.partialRecord(z.enum(SAFETY_CLASSES), z.array(z.string())).default({}),
  /** Where one of these is said, it does not lie behind them. */
  relapse: z.string().optional(),
  /** What is over by all that it says, or a story of somebody else: its sentence is of the past. */
  over: z.array(z.string()).default([]),
  /** In a sentence of its own, right after a question, it denies what was asked. */
  answersNo: z.string().optional(),
  /** Just before a danger, these deny it. */
  denials: z.string(),
  /** Anywhere in its sentence, these say that it is over or of a story. */
  past: z.string(),
  /** … and these, that it is here again. */
  present: z.string().optional(),
});

/** What blunt danger is called, in the order in which the languages are tried. */
export const DANGER_LANGUAGES = languageSchema.array().parse([en, es, fr, de, pt, it, nl, pl, hi, ar, zh, ja]);
