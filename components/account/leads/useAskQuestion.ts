import { type Contact, leads, type Topic } from '@/contract/account/leads/endpoints';
import { homes } from '@/contract/homes/homes/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import type { ApiError } from '@/lib/api/error';
import { attribution } from '@/lib/tracking/attribution';

interface QuestionInput {
  contact: Contact;
  topic: Topic;
  message: string;
}

interface QuestionCallbacks {
  onSuccess: () => void;
  onError: (error: ApiError) => void;
}

/** Sends a question: about one home to that home, any other as a lead. */
export function useAskQuestion(homeId: string | undefined) {
  const aboutHome = useApiMutation(homes.askQuestion);
  const aboutUs = useApiMutation(leads.createLead);
  const { data, error, isPending } = homeId ? aboutHome : aboutUs;
  const ask = (input: QuestionInput, outcome: QuestionCallbacks) => {
    const body = { ...input, ...attribution() };
    if (homeId) aboutHome.mutate({ params: { homeId }, body }, outcome);
    else aboutUs.mutate({ body: { type: 'ask_a_question', ...body } }, outcome);
  };
  return { ask, data, error, isPending };
}
