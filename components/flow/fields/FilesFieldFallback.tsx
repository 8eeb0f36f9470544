import { Skeleton } from '@/components/ui/feedback/Skeleton';

export function FilesFieldFallback() {
  return <Skeleton $height="6rem" />;
}
