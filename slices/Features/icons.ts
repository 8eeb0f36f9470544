// The icons an editor may choose.
import { ChatIcon } from '@/components/ui/chromeIcons';
import {
  BoltIcon,
  DocumentIcon,
  DollarIcon,
  HouseIcon,
  KeyIcon,
  LeafIcon,
  WrenchIcon,
} from '@/components/ui/homeIcons';
import { CalendarIcon, ClockIcon, PersonIcon, PhoneIcon, StarIcon } from '@/components/ui/interfaceIcons';
import { CameraIcon, HeartIcon, MapIcon } from '@/components/ui/signIcons';

export const icons = {
  house: HouseIcon,
  key: KeyIcon,
  dollar: DollarIcon,
  wrench: WrenchIcon,
  document: DocumentIcon,
  camera: CameraIcon,
  calendar: CalendarIcon,
  clock: ClockIcon,
  chat: ChatIcon,
  heart: HeartIcon,
  leaf: LeafIcon,
  bolt: BoltIcon,
  person: PersonIcon,
  map: MapIcon,
  star: StarIcon,
  phone: PhoneIcon,
} as const;
