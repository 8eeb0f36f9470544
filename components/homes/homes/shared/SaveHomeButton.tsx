import { IconButton } from '@/components/ui/actions/IconButton';
import { announce } from '@/components/ui/feedback/announcements';
import { HeartFullIcon, HeartIcon } from '@/components/ui/icons/statusIcons';
import { useLocalIds } from '@/hooks/useLocalIds';
import { savedHomes } from '@/lib/storage/savedHomes';

interface SaveHomeButtonProps {
  readonly homeId: string;
  readonly address: string;
  readonly tone?: 'surface' | 'media';
}

/** A heart: keeps a home in this browser, or lets it go. */
export function SaveHomeButton({ homeId, address, tone = 'media' }: SaveHomeButtonProps) {
  const saved = useLocalIds(savedHomes).includes(homeId);
  const toggleSaved = () => {
    if (saved) savedHomes.remove(homeId);
    else savedHomes.add(homeId);
    announce(saved ? `${address} is no longer saved.` : `${address} is saved.`);
  };
  const Heart = saved ? HeartFullIcon : HeartIcon;
  return (
    <IconButton label={`Save ${address}`} tone={tone} aria-pressed={saved} onClick={toggleSaved}>
      <Heart size={20} />
    </IconButton>
  );
}
