import { termPattern } from '#core/nutrition/recipes/food-rules.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { constraintsFor } from '#server/catalogue/constraints-for.ts';
import { anAthlete } from '../personas.ts';

// Asks for what builds its regular expressions only when it is asked. They are of one shape each, whatever the words in them.

const catalogue = loadCatalogue();
constraintsFor(anAthlete(), catalogue);
for (const term of ['berries', 'potatoes', 'curry', 'eggs', 'red meat', 'a.b*c (d)']) termPattern(term);
