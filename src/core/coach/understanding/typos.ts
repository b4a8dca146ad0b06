/** Short words, and two slips in one: the rest is `spelt`. */
export const TYPOS: readonly (readonly [RegExp, string])[] = [
  [/\bankel\b/gi, 'ankle'],
  [/\b(?:wieght|weigth|waight|wheight)\b/gi, 'weight'],
  [/\b(?:hieght|heigth|hight)\b/gi, 'height'],
  [/\b(?:alergic|allergick|alergick)\b/gi, 'allergic'],
  [/\b(?:alergy|allergie|alergie)\b/gi, 'allergy'],
  [/\b(?:alergies|allergys)\b/gi, 'allergies'],
  [/\bbegginer\b/gi, 'beginner'],
  [/\bintollerent\b/gi, 'intolerant'],
  [/\bdumb ?bels?\b/gi, 'dumbbells'],
  [/\bintermediat\b/gi, 'intermediate'],
  [/\b(?:excercise|exersise)(s?)\b/gi, 'exercise$1'],
];
