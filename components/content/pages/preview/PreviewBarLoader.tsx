import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { clientOnly } from '@/components/layout/page/clientOnly';
import { repositoryName } from '@/lib/prismic/config';
import { previewRefIn } from '@/lib/prismic/preview';
import { readCookie } from '@/lib/storage/cookies';

const PreviewBar = clientOnly(dynamic(() => import('./PreviewBar').then((file) => file.PreviewBar), { ssr: false }));

/** Nothing for visitors. Anyone who carries the preview cookie of this repository gets the bar, and the bar its code. */
export function PreviewBarLoader() {
  const [ref, setRef] = useState<string>();
  useEffect(() => setRef(previewRefIn(readCookie('contentPreview'), repositoryName)), []);
  // The Studio does not show the bar: editors know that they see drafts there.
  const inStudio = useRouter().pathname.startsWith('/studio');
  return ref === undefined || inStudio ? null : <PreviewBar previewRef={ref} />;
}
