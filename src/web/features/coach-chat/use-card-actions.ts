import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listChatMessages } from '#contract/chat.ts';
import { confirmDeed, type DecidedDeed, declineDeed, undoDeed } from '#contract/deeds.ts';
import { deleteLog, listLogs } from '#contract/logs.ts';
import {
  confirmProfileChange,
  type DecidedChange,
  declineProfileChange,
  undoProfileChange,
} from '#contract/profile.ts';
import { getProgress } from '#contract/progress.ts';
import { getReminders } from '#contract/reminders.ts';
import { messageOf } from '#web/api/api-error.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { keyOf } from '#web/api/queries.ts';
import { profileQuery } from '#web/parts/person/profile-query.ts';
import { useMemories } from '#web/parts/person/use-memories.ts';
import { refreshPlans } from '#web/parts/plan/plan-queries.ts';
import { useToast } from '#web/ui/toast-context.ts';

type Decision = { changeId: string; decision: 'confirm' | 'decline' | 'undo' };

/** One call each: the compiler takes minutes over the input of any of three operations. */
function send({ changeId, decision }: Decision, userId: string): Promise<DecidedChange> {
  const input = { params: { changeId }, body: { userId } };
  if (decision === 'confirm') return callOperation(confirmProfileChange, input);
  return decision === 'decline' ? callOperation(declineProfileChange, input) : callOperation(undoProfileChange, input);
}

type DeedDecision = { deedId: string; decision: 'confirm' | 'decline' | 'undo' };

function sendDeed({ deedId, decision }: DeedDecision): Promise<DecidedDeed> {
  const input = { params: { deedId } };
  if (decision === 'confirm') return callOperation(confirmDeed, input);
  return decision === 'decline' ? callOperation(declineDeed, input) : callOperation(undoDeed, input);
}

/** What the buttons of the coach's cards do. A card shows what became of it once the conversation is read anew. */
export function useCardActions(userId: string) {
  const client = useQueryClient();
  const toast = useToast();
  const failed = (error: unknown) =>
    toast({ title: 'Error', description: messageOf(error, 'Please try again.'), tone: 'destructive' });
  const readAnew = () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [path] }) => isMessages(path) || path === keyOf(getProgress, { userId })[0],
    });

  const decide = useMutation({
    mutationFn: (decision: Decision) => send(decision, userId),
    onSuccess: ({ profile }, { decision }) => {
      client.setQueryData(profileQuery(userId).queryKey, profile);
      if (decision === 'confirm') toast({ title: 'Profile Updated!', tone: 'success' });
      if (decision === 'undo') toast({ title: 'Your answer is as it was' });
      void refreshPlans(client, userId);
    },
    onError: failed,
    onSettled: readAnew,
  });

  const decideDeed = useMutation({
    mutationFn: sendDeed,
    onSuccess: ({ state, changed }) => {
      if (state === 'undone') toast({ title: 'Taken back' });
      if (state === 'done') toast({ title: 'Done', tone: 'success' });
      if (changed.some((each) => each === 'meal_plans' || each === 'workout_plans')) void refreshPlans(client, userId);
      if (changed.includes('logs')) void client.invalidateQueries({ queryKey: keyOf(listLogs, { userId }) });
      void client.invalidateQueries({ queryKey: keyOf(getReminders) });
    },
    onError: failed,
    onSettled: readAnew,
  });

  const undoLog = useMutation({
    mutationFn: (logId: string) => callOperation(deleteLog, { params: { logId } }),
    onSuccess: () => {
      toast({ title: 'Taken out of your log' });
      void client.invalidateQueries({ queryKey: keyOf(listLogs, { userId }) });
    },
    onError: failed,
    onSettled: readAnew,
  });
  return { decide, decideDeed, undoLog, memories: useMemories(readAnew) };
}

const [BEFORE_SESSION = '', BEHIND_SESSION = ''] = listChatMessages.path.split(':sessionId');
const isMessages = (path: unknown): boolean =>
  typeof path === 'string' && path.startsWith(BEFORE_SESSION) && path.endsWith(BEHIND_SESSION);

export type CardActions = ReturnType<typeof useCardActions>;
