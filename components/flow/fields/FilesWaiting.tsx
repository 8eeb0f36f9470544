import { Skeleton } from '@/components/ui/Skeleton';

export function FilesFieldFallback() {
  return <Skeleton $height="6rem" />;
}
