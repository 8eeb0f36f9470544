import { useState } from 'react';
import { signing } from '@/contract/platform/signing/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';

const toHex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Reckons the fingerprint of a file here in the browser and asks whether it is one we sealed: the file goes nowhere. */
export function useFileVerification() {
  const verify = useApiMutation(signing.verifyFile);
  const [checkedFile, setChecked] = useState<{ name: string; sha256: string } | undefined>();
  const [unreadable, setUnreadable] = useState(false);
  async function check(file: File): Promise<void> {
    verify.reset();
    setUnreadable(false);
    const bytes = await file.arrayBuffer().catch(() => undefined);
    if (!bytes) return setUnreadable(true);
    const sha256 = toHex(await crypto.subtle.digest('SHA-256', bytes));
    setChecked({ name: file.name, sha256 });
    verify.mutate({ body: { sha256 } });
  }
  return {
    check: (file: File) => void check(file),
    again: () => checkedFile && verify.mutate({ body: { sha256: checkedFile.sha256 } }),
    checked: checkedFile,
    unreadable,
    checking: verify.isPending,
    answer: verify.data,
    error: verify.error,
  };
}
