import { announce } from '@/components/ui/announcements';
import { IconButton } from '@/components/ui/IconButton';
import { HeartFullIcon, HeartIcon } from '@/components/ui/signIcons';
import { useKept } from '@/hooks/useKept';
import { savedHomes } from '@/lib/keptHomes';

interface SaveButtonProps {
  readonly homeId: string;
  readonly address: string;
  readonly tone?: 'surface' | 'media';
}

/** A heart: keeps a home in this browser, or lets it go. */
export function SaveButton({ homeId, address, tone = 'media' }: SaveButtonProps) {
  const saved = useKept(savedHomes).includes(homeId);
  const turn = () => {
    if (saved) savedHomes.remove(homeId);
    else savedHomes.add(homeId);
    announce(saved ? `${address} is no longer saved.` : `${address} is saved.`);
  };
  const Heart = saved ? HeartFullIcon : HeartIcon;
  return (
    <IconButton label={`Save ${address}`} tone={tone} aria-pressed={saved} onClick={turn}>
      <Heart size={20} />
    </IconButton>
  );
}
