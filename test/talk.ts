/** What a person says to each question, in Rae's order: the label of a button, or a typed text. */
export type Talk = readonly (readonly [question: string, answer: string])[];

/** A vegan with a peanut allergy, a bad knee and only dumbbells. */
export const VEGAN_WITH_A_BAD_KNEE: Talk = [
  ['What brings you here?', 'Lose weight'],
  ['How old are you?', "I'm 34"],
  ['Which sex should the energy formula use?', 'Female'],
  ['What do you weigh?', '82 kg'],
  ['How tall are you?', `5'6"`],
  ['How active are your days?', 'Moderate'],
  ['How long have you been lifting?', 'Intermediate'],
  ['How many days a week can you train?', '3 days'],
  ['How long should a workout be?', '45 minutes'],
  ['What can you train with?', 'only dumbbells'],
  ['Any injuries or sore joints?', 'bad knee'],
  ['Do you follow a way of eating?', 'vegan'],
  ['Is there anything you must not eat?', 'none'],
  ['Are you allergic to any food?', 'peanuts'],
  ['Which foods do you not like?', 'mushrooms'],
  ['How many times a day do you like to eat?', '4 times'],
  ['How do you feel about cooking?', 'I can cook'],
  ['Is there anything about your health I should know?', 'None'],
  ['Do you take any medicines?', 'None'],
  ['How much do you sleep on most nights?', '7 to 8 hours'],
  ['How stressful is life right now?', 'Moderate'],
];
