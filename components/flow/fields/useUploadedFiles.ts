import { use, useState } from 'react';
import { RunScopeContext } from '@/components/flow/RunScopeContext';
import { announce } from '@/components/ui/feedback/announcements';
import type { AnswerFile } from '@/contract/account/documents/constants';
import type { UploadedDocument } from '@/contract/account/documents/endpoints';
import { flows } from '@/contract/platform/flows/endpoints';
import type { Flow } from '@/contract/questionnaire/flow';
import type { FilesQuestion } from '@/contract/questionnaire/questions';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useFlow } from '@/hooks/useFlow';
import { useUploads } from '@/hooks/useUploads';
import { fileNoteLabelsOf, joinFileNames } from './fileNotes';

const toFiles = (value: unknown): readonly AnswerFile[] => (Array.isArray(value) ? (value as AnswerFile[]) : []);

/** The files of one question: those that have arrived, those on their way, and how one is sent or taken back. */
export function useUploadedFiles(flow: Flow, name: string, { category, max, freshDays, photosOnly }: FilesQuestion) {
  const { run, answers } = useFlow(flow, use(RunScopeContext));
  const { uploads, send, drop } = useUploads();
  const removal = useApiMutation(flows.removeRunFile);
  const [problem, setProblem] = useState<string>();
  const files = toFiles(answers[name]);
  const remainingSlots = Math.max(0, max - files.length - uploads.filter((each) => !each.problem).length);

  // A file may arrive after its question has left the screen: what counts is what has been said by then.
  const updateFiles = (change: (now: readonly AnswerFile[]) => readonly AnswerFile[]) => {
    run.say({ [name]: change(toFiles(run.state.answers[name])) });
    return run.save();
  };
  const handleUploaded = ({ id, name: called, mime, bytes, notes, datedOn }: UploadedDocument) => {
    const file = { id, name: called, mime, bytes, notes, datedOn };
    announce([`${called} was uploaded.`, ...fileNoteLabelsOf(file, freshDays, Date.now())].join(' '));
    return updateFiles((now) => [...now, file]);
  };

  async function add(chosen: readonly File[]): Promise<void> {
    const taken = chosen.slice(0, remainingSlots);
    setProblem(
      chosen.length > remainingSlots
        ? `You can add up to ${max} files. Not added: ${joinFileNames(chosen.slice(remainingSlots))}.`
        : undefined,
    );
    const runId = await run.ensureId();
    if (!runId) return setProblem('You’re offline. Choose the file again in a moment.');
    await Promise.all(
      taken.map((file) =>
        send(file, { category, run: runId, onDone: handleUploaded, ...(photosOnly && { photosOnly }) }),
      ),
    );
  }

  async function remove(file: AnswerFile): Promise<void> {
    setProblem(undefined);
    const runId = await run.ensureId();
    const params = { flowId: flow.id, runId: runId ?? '', documentId: file.id };
    try {
      if (runId) await removal.mutateAsync({ params });
    } catch (error) {
      // What is not there any more needs no taking back.
      if ((error as { status?: number }).status !== 404)
        return setProblem(`${file.name} wasn’t removed because we couldn’t reach our service. Please try again.`);
    }
    announce(`${file.name} was removed.`);
    await updateFiles((now) => now.filter(({ id }) => id !== file.id));
  }

  return {
    files,
    /** Without those that are among the files by now. */
    uploads: uploads.filter(({ document }) => !document),
    room: remainingSlots,
    problem,
    add,
    remove,
    drop,
    leaving: removal.isPending ? removal.variables.params.documentId : undefined,
  };
}
