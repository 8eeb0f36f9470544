import { Skeleton } from '@/components/ui/Skeleton';

export function FilesWaiting() {
  return <Skeleton $height="6rem" />;
}
