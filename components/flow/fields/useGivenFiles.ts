import { useState } from 'react';
import { announce } from '@/components/ui/announcements';
import type { ArrivedDocument } from '@/contract/documents';
import type { GivenFile } from '@/contract/documents.facts';
import type { Flow } from '@/contract/flow';
import { flows } from '@/contract/flows';
import type { FilesQuestion } from '@/contract/questions';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useFlow } from '@/hooks/useFlow';
import { useUploads } from '@/hooks/useUploads';
import { fileNames, noteWords } from './fileNotes';

const given = (value: unknown): readonly GivenFile[] => (Array.isArray(value) ? (value as GivenFile[]) : []);

/** The files of one question: those that have arrived, those on their way, and how one is sent or taken back. */
export function useGivenFiles(flow: Flow, name: string, { category, most, freshDays }: FilesQuestion) {
  const { run, said } = useFlow(flow);
  const { uploads, send, drop } = useUploads();
  const removal = useApiMutation(flows.removeRunFile);
  const [problem, setProblem] = useState<string>();
  const files = given(said[name]);
  const room = Math.max(0, most - files.length - uploads.filter((each) => !each.problem).length);

  // A file may arrive after its question has left the screen: what counts is what has been said by then.
  const say = (change: (now: readonly GivenFile[]) => readonly GivenFile[]) => {
    run.say({ [name]: change(given(run.state.said[name])) });
    return run.save();
  };
  const arrived = ({ id, name: called, mime, bytes, notes, datedOn }: ArrivedDocument) => {
    const file = { id, name: called, mime, bytes, notes, datedOn };
    announce([`${called} has arrived.`, ...noteWords(file, freshDays, Date.now())].join(' '));
    return say((now) => [...now, file]);
  };

  async function add(chosen: readonly File[]): Promise<void> {
    const taken = chosen.slice(0, room);
    setProblem(
      chosen.length > room ? `At most ${most} files: ${fileNames(chosen.slice(room))} was not sent.` : undefined,
    );
    const runId = await run.ensureId();
    if (!runId) return setProblem('There is no connection right now. Please choose the file again in a moment.');
    await Promise.all(taken.map((file) => send(file, { category, run: runId, onDone: arrived })));
  }

  async function remove(file: GivenFile): Promise<void> {
    setProblem(undefined);
    const runId = await run.ensureId();
    const params = { flowId: flow.id, runId: runId ?? '', documentId: file.id };
    try {
      if (runId) await removal.mutateAsync({ params });
    } catch (error) {
      // What is not there any more needs no taking back.
      if ((error as { status?: number }).status !== 404)
        return setProblem(`${file.name} is still here: we could not reach our service. Please try again.`);
    }
    announce(`${file.name} was removed.`);
    await say((now) => now.filter(({ id }) => id !== file.id));
  }

  return {
    files,
    /** Without those that are among the files by now. */
    uploads: uploads.filter(({ document }) => !document),
    room,
    problem,
    add,
    remove,
    drop,
    leaving: removal.isPending ? removal.variables.params.documentId : undefined,
  };
}
