import { randomUUID } from 'node:crypto';
import * as account from '#contract/account.ts';
import { acceptProposal, declineProposal, getAdaptive } from '#contract/adaptive.ts';
import * as chat from '#contract/chat.ts';
import { getDayTargets } from '#contract/day-targets.ts';
import { confirmDeed, declineDeed, undoDeed } from '#contract/deeds.ts';
import { addFavorite, listFavorites, removeFavorite } from '#contract/favorites.ts';
import { giveFeedback } from '#contract/feedback.ts';
import {
  completeExercise,
  completeMeal,
  completeWorkout,
  deleteLog,
  listLogs,
  logProgress,
  restoreLog,
  updateLog,
} from '#contract/logs.ts';
import { generateMeal, getGroceries, planWeek, putMeal } from '#contract/meals.ts';
import { getMembership } from '#contract/membership.ts';
import * as memory from '#contract/memory.ts';
import type { Operation } from '#contract/operation.ts';
import { exportPaper } from '#contract/papers.ts';
import { addPhoto, deletePhoto, getPhotoImage, listPhotos } from '#contract/photos.ts';
import * as plan from '#contract/plans.ts';
import * as premises from '#contract/premises.ts';
import {
  confirmProfileChange,
  createProfile,
  declineProfileChange,
  getProfile,
  previewProfile,
  undoProfileChange,
  updateProfile,
} from '#contract/profile.ts';
import { getProfileRepair, repairProfile } from '#contract/profile-repair.ts';
import { getProgress } from '#contract/progress.ts';
import * as reminders from '#contract/reminders.ts';
import { listExerciseChoices, listMealChoices } from '#contract/swap-choices.ts';
import { generateExercise, getNextSession, getTrainingRecords } from '#contract/training.ts';
import { createUser } from '#contract/user.ts';
import type { Input } from './app.ts';
import { MUSHROOMS } from './memories.ts';
import { COMMUNITY_ROWS } from './ownership-community-rows.ts';
import { IMPORT_ROWS } from './ownership-import-rows.ts';
import { MEMBERSHIP_ROWS } from './ownership-membership.ts';
import { anAthlete } from './personas.ts';
import { aBrowser, REMINDERS } from './reminders.ts';

/** What one person owns, by id. */
export type Things = Record<
  | 'userId'
  | 'mealPlanId'
  | 'workoutPlanId'
  | 'favoriteId'
  | 'logId'
  | 'importId'
  | 'photoId'
  | 'changeId'
  | 'deedId'
  | 'deviceId'
  | 'memoryId'
  | 'paymentId'
  | 'seatId'
  | 'entryId'
  | 'sessionId',
  string
>;
/** Who a body claims to be of; nobody if it is left out. */
type Claim = { userId?: string };
export type Request = Pick<Input<Operation>, 'params' | 'query' | 'body'>;

export type Row = {
  operation: Operation;
  /** Asks for these things; `claim` goes into the body, where the operation takes one. */
  ask: (things: Things, claim: Claim) => Request;
  /** The path names a person. */
  personInPath?: true;
  /** The body may name a person. */
  claims?: true;
  /** The request names something that belongs to a person. */
  names?: true;
  /** What its owner is answered, if not 200. */
  own?: number;
};

/** A breakfast that anyone may eat. */
const DISH = 'red-lentil-pancakes';
const workoutData = { planName: 'Plan', exerciseCount: 6, totalDuration: 45 };
const exerciseData = { exerciseName: 'Squat', sets: 3, reps: '8', dayName: 'Day 1', category: 'strength' };
const mealData = { mealType: 'lunch', mealName: 'Lentil soup', calories: 497, protein: 42, carbs: 46, fat: 16 };
export const meal = { type: 'meal', name: 'Oats', data: {}, sourceType: 'plan' };
const ofPerson = ({ userId }: Things) => ({ params: { userId } });
const ofChange = ({ changeId }: Things, claim: Claim) => ({ params: { changeId }, body: claim });
const ofDeed = ({ deedId }: Things) => ({ params: { deedId } });
const ofProposal = (_: Things, claim: Claim) => ({ params: { proposalId: randomUUID() }, body: claim });
const ofLog = ({ logId }: Things) => ({ params: { logId } });
const ofChat = (t: Things) => ({ params: { sessionId: t.sessionId } });
const ofPhoto = ({ photoId }: Things) => ({ params: { photoId } });
const ofMealPlan = ({ mealPlanId }: Things) => ({ params: { planId: mealPlanId } });

export const ROWS: readonly Row[] = [
  ...MEMBERSHIP_ROWS,
  ...IMPORT_ROWS,
  { operation: createUser, ask: (_, claim) => ({ body: { id: claim.userId } }), claims: true },
  { operation: getProfile, ask: ofPerson, personInPath: true },
  { operation: createProfile, ask: (_, claim) => ({ body: { ...anAthlete(), ...claim } }), claims: true, own: 409 },
  // it can be read: there is nothing to repair
  { operation: getProfileRepair, ask: ofPerson, personInPath: true, own: 409 },
  { operation: repairProfile, ask: (_, claim) => ({ body: { ...anAthlete(), ...claim } }), claims: true, own: 409 },
  { operation: updateProfile, ask: (_, claim) => ({ body: { age: 41, ...claim } }), claims: true },
  { operation: previewProfile, ask: (_, claim) => ({ body: { age: 41, ...claim } }), claims: true },
  { operation: premises.getPremises, ask: ofPerson, personInPath: true },
  { operation: premises.readAnswers, ask: (_, claim) => ({ body: { answers: anAthlete(), ...claim } }), claims: true },
  {
    operation: premises.suggestMeanings,
    ask: (_, claim) => ({ body: { answers: anAthlete(), ...claim } }),
    claims: true,
  },
  { operation: premises.decidePremises, ask: (_, claim) => ({ body: { decisions: [], ...claim } }), claims: true },
  { operation: undoProfileChange, ask: ofChange, claims: true, names: true },
  // the change holds: there is nothing to say yes or no to
  { operation: confirmProfileChange, ask: ofChange, claims: true, names: true, own: 409 },
  { operation: declineProfileChange, ask: ofChange, claims: true, names: true, own: 409 },
  { operation: undoDeed, ask: ofDeed, names: true },
  // the deed was undone by then: there is nothing to say yes or no to
  { operation: confirmDeed, ask: ofDeed, names: true, own: 409 },
  { operation: declineDeed, ask: ofDeed, names: true, own: 409 },
  { operation: plan.getActiveMealPlan, ask: ofPerson, personInPath: true },
  { operation: plan.getActiveWorkoutPlan, ask: ofPerson, personInPath: true },
  { operation: plan.listPlans, ask: ofPerson, personInPath: true },
  { operation: plan.generatePlan, ask: (_, claim) => ({ body: { type: 'meal', ...claim } }), claims: true },
  { operation: plan.renamePlan, ask: (t) => ({ ...ofMealPlan(t), body: { name: 'Mine' } }), names: true },
  { operation: plan.activatePlan, ask: (t, claim) => ({ ...ofMealPlan(t), body: claim }), claims: true, names: true },
  { operation: plan.toggleFavoritePlan, ask: ofMealPlan, names: true },
  { operation: plan.deletePlan, ask: ofMealPlan, names: true },
  {
    operation: listMealChoices,
    ask: (t, claim) => ({ ...ofMealPlan(t), body: { mealIndex: 0, ...claim } }),
    claims: true,
    names: true,
  },
  {
    operation: listExerciseChoices,
    ask: (t, claim) => ({ params: { planId: t.workoutPlanId }, body: { exerciseIndex: 1, ...claim } }),
    claims: true,
    names: true,
  },
  {
    operation: plan.replaceMeal,
    ask: (t, claim) => ({ ...ofMealPlan(t), body: { mealIndex: 0, ...claim } }),
    claims: true,
    names: true,
  },
  {
    operation: plan.replaceExercise,
    ask: (t, claim) => ({ params: { planId: t.workoutPlanId }, body: { exerciseIndex: 1, ...claim } }),
    claims: true,
    names: true,
  },
  {
    operation: plan.undoReplace,
    ask: (t, claim) => ({ ...ofMealPlan(t), body: { ...claim } }),
    claims: true,
    names: true,
    // Nothing was replaced.
    own: 409,
  },
  { operation: plan.checkPlan, ask: ofMealPlan, names: true },
  { operation: plan.checkPlans, ask: ofPerson, personInPath: true },
  {
    operation: planWeek,
    ask: (t, claim) => ({ ...ofMealPlan(t), body: { leftovers: true, ...claim } }),
    claims: true,
    names: true,
  },
  { operation: getGroceries, ask: ofMealPlan, names: true },
  { operation: generateMeal, ask: (_, claim) => ({ body: { type: 'lunch', ...claim } }), claims: true },
  {
    operation: putMeal,
    ask: (t, claim) => ({ ...ofMealPlan(t), body: { mealIndex: 0, recipeId: DISH, ...claim } }),
    claims: true,
    names: true,
  },
  {
    operation: plan.putFavorite,
    ask: (t, claim) => ({ ...ofMealPlan(t), body: { mealIndex: 0, favoriteId: t.favoriteId, ...claim } }),
    claims: true,
    names: true,
    // the favourite is oats without a recipe
    own: 409,
  },
  { operation: account.getAccount, ask: () => ({}) },
  { operation: account.setConsent, ask: () => ({ body: { purpose: 'analytics', given: false } }) },
  { operation: account.exportAccount, ask: () => ({}) },
  { operation: account.requestDeletion, ask: () => ({}) },
  { operation: account.keepAccount, ask: () => ({}) },
  { operation: getMembership, ask: () => ({}) },
  { operation: listFavorites, ask: ofPerson, personInPath: true },
  {
    operation: addFavorite,
    ask: (t, claim) => ({ body: { ...meal, sourcePlanId: t.mealPlanId, ...claim } }),
    claims: true,
    names: true,
  },
  { operation: removeFavorite, ask: (t) => ({ params: { favoriteId: t.favoriteId } }), names: true },
  { operation: listLogs, ask: ofPerson, personInPath: true },
  { operation: updateLog, ask: (t) => ({ params: { logId: t.logId }, body: { notes: 'Mine' } }), names: true },
  { operation: deleteLog, ask: ofLog, names: true },
  { operation: restoreLog, ask: ofLog, names: true },
  { operation: getProgress, ask: ofPerson, personInPath: true },
  { operation: reminders.getReminders, ask: () => ({}) },
  { operation: reminders.setReminders, ask: () => ({ body: REMINDERS }) },
  { operation: reminders.addPushDevice, ask: () => ({ body: aBrowser('another') }) },
  { operation: reminders.removePushDevice, ask: ({ deviceId }) => ({ params: { deviceId } }), names: true },
  { operation: listPhotos, ask: ofPerson, personInPath: true },
  // as JSON it carries no photo
  { operation: addPhoto, ask: (_, claim) => ({ body: claim }), claims: true, own: 400 },
  { operation: getPhotoImage, ask: ofPhoto, names: true },
  { operation: deletePhoto, ask: ofPhoto, names: true },
  {
    operation: logProgress,
    ask: (_, claim) => ({ body: { logType: 'weight', value: 180, unit: 'lbs', ...claim } }),
    claims: true,
  },
  {
    operation: completeExercise,
    ask: (t, claim) => ({ body: { planId: t.workoutPlanId, exerciseData, ...claim } }),
    claims: true,
    names: true,
  },
  {
    operation: completeWorkout,
    ask: (t, claim) => ({ body: { planId: t.workoutPlanId, workoutData, ...claim } }),
    claims: true,
    names: true,
  },
  {
    operation: completeMeal,
    ask: (t, claim) => ({ body: { planId: t.mealPlanId, mealData, ...claim } }),
    claims: true,
    names: true,
  },
  { operation: chat.listChatSessions, ask: ofPerson, personInPath: true },
  { operation: chat.listChatMessages, ask: ofChat, names: true },
  { operation: chat.deleteChatSession, ask: ofChat, names: true },
  {
    operation: chat.sendChatMessage,
    ask: (t, claim) => ({ body: { message: 'hello', sessionId: t.sessionId, ...claim } }),
    claims: true,
    names: true,
  },
  { operation: chat.exportChats, ask: () => ({}) },
  { operation: chat.getCoachSettings, ask: () => ({}) },
  { operation: chat.setCoachSettings, ask: () => ({ body: { aiConsent: false } }) },
  { operation: memory.listMemories, ask: () => ({}) },
  {
    operation: memory.keepMemory,
    ask: (_, claim) => ({ body: { id: randomUUID(), ...MUSHROOMS, ...claim } }),
    claims: true,
  },
  {
    operation: memory.changeMemory,
    ask: (t, claim) => ({ params: { memoryId: t.memoryId }, body: { text: 'Mine', date: null, ...claim } }),
    claims: true,
    names: true,
  },
  { operation: memory.forgetMemory, ask: ({ memoryId }) => ({ params: { memoryId } }), names: true },
  {
    operation: exportPaper,
    ask: (t) => ({ query: { kind: 'meal_day', format: 'csv', planId: t.mealPlanId } }),
    names: true,
  },
  ...COMMUNITY_ROWS,
  {
    operation: getDayTargets,
    ask: (t) => ({ params: { planId: t.workoutPlanId }, query: { dayIndex: 0 } }),
    names: true,
  },
  { operation: getNextSession, ask: () => ({}) },
  { operation: getTrainingRecords, ask: () => ({}) },
  { operation: getAdaptive, ask: ofPerson, personInPath: true },
  // a proposal's id follows from whose it is: another person's is just out of date, as is any that was never made
  { operation: acceptProposal, ask: ofProposal, claims: true, own: 409 },
  { operation: declineProposal, ask: ofProposal, claims: true, own: 409 },
  {
    operation: generateExercise,
    ask: (_, claim) => ({ body: { targetMuscle: 'chest', ...claim } }),
    claims: true,
  },
  {
    operation: giveFeedback,
    ask: (t, claim) => ({ body: { planId: t.mealPlanId, feedbackType: 'liked_meal', ...claim } }),
    claims: true,
    names: true,
  },
];
