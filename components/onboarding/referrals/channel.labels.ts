import type { Channel } from '@/contract/onboarding/affiliates/endpoints';

export const channelLabels: Record<Channel, string> = {
  website: 'A website',
  newsletter: 'A newsletter',
  video: 'Video',
  podcast: 'A podcast',
  social: 'Social networks',
  inPerson: 'In person',
};
