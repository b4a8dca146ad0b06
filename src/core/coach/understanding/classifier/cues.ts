import type { ProfileField } from '#core/athlete/profile-fields.ts';

/** What a piece of a message must hold to tell of a field by itself. */
export const CUES: Readonly<Partial<Record<ProfileField, RegExp>>> = {
  age: /\b(?:age|aged|years?|yrs?|old|turn(?:ed|ing)?|birthday)\b/i,
  weightLbs: /\b(?:weigh\w*|weight|scales?|\d+(?:\.\d)? ?(?:lbs?|pounds?|kgs?|kilos?|st|stones?))\b/i,
  targetWeightLbs: /\b(?:target|goal|aim\w*|get (?:down |up )?to|want to (?:be|weigh|get)|reach)\b/i,
  heightIn: /\b(?:tall|height|ft|feet|foot|1\d\d ?cm|inch\w*)\b|\d'/i,
  workoutDaysPerWeek:
    /\b\d ?(?:x|times|days?|sessions?|workouts?|(?:training|gym|workout) \w+)\b|\b(?:two|three|four|five|six) (?:(?:training|gym|workout) )?(?:days?|times|sessions?|workouts?)\b/i,
  workoutDuration: /\b(?:\d*min\w*|hours?|hrs?)\b(?! ago)/i,
  mealsPerDay: /\bmeals?\b/i,
  sleepHours: /\b(?:sleep\w*|slept|kip|shut ?eye|a night|bed)\b/i,
  goal: /\b(?:goal|muscle|bulk|losing|loss|lose|fitness|aim)\b/i,
  sex: /\b(?:sex|gender|male|female|man|woman|binary)\b/i,
  activityLevel: /\b(?:active|sedentary|desk|job|feet|activity)\b/i,
  experienceLevel: /\b(?:lift\w*|train\w*|gym|experience)\b/i,
  cookingLevel: /\b(?:cook\w*|kitchen|chef)\b/i,
  stressLevel: /\bstress/i,
  injuries:
    /\b(?:hurt\w*|sore|pain\w*|injur\w*|strain\w*|sprain\w*|torn|tore|tear|pull(?:ed)?|spare|protect\w*|bad|inflam\w*|tendon\w*|broke\w*|crack\w*|better|healed|mended|cleared)\b/i,
  medicalConditions: /\b(?:diagnos\w*|have|has|got|official|condition|it's)\b|^\S+$/i,
  medications: /\b(?:tak(?:e|es|ing)|on|put|prescri\w*|started?|daily|day|tablets?|stopped|off|finished)\b/i,
  equipmentAccess: /\b(?:bought|got|have|own|joined|home|sold|borrow\w*|new|access|mine|gone)\b/i,
  foodAllergies: /\ballerg/i,
  dislikedFoods: /\b(?:hate|dislike\w*|stand|detest|loathe|gross|disgust\w*|(?:not|n't|never) (?:really )?like)\b/i,
  dietaryRestrictions: /\b(?:no|not|do not|don't|cannot|can't|off|out|without|free|intoleran\w*|restriction\w*)\b/i,
};

/** What a whole message must hold: a score alone finds a height in a pulse, training days in an illness and a kettlebell in a joke. */
export const SAID_BY: Readonly<Partial<Record<ProfileField, RegExp>>> = {
  heightIn:
    /\b(?:tall\w*|height|ft|feet|foot|inch\w*|measured?|\d+(?:\.\d)? ?in|1[.,]\d\d ?m|1\d\d ?cm|stand|barefoot)\b|\d ?(?:'|ft)/i,
  weightLbs: /[a-z]{2}/i,
  age: /\b(?:years?|old|age)\b|^(?![\s\S]*\b(?:heart ?rate|pulse|bpm)\b)/i,
  workoutDaysPerWeek:
    /\b(?:train\w*|work\w* ?outs?|work out|gym|sessions?|weeks?|weekly|days? to|my days|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|times|too much|make it|put me|move me|set me|give me|go \d|drop me|days? a wk|mon|tue|thu)\b|\d ?x\b|\bdays:/i,
  equipmentAccess:
    /\b(?:equipment|gear|kit|setup|add|bought|got|have|own|joined|home|sold|borrow\w*|lent|new|access|arriv\w*|came|set up|put|picked up|present|gift|use|using|cancel\w*|quit|there|gone|broke\w*|packed in|only|no|none|nothing|without|left|down to|mine|delivered|installed|gave|given|owner|lost|took|garage|door|room|now|bin|signed up|may use|carted|snapped|delighted|skip|bolted)\b/i,
};
