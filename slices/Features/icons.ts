// The icons an editor may choose.
import {
  BoltIcon,
  CameraIcon,
  DocumentIcon,
  DollarIcon,
  HouseIcon,
  KeyIcon,
  LeafIcon,
  WrenchIcon,
} from '@/components/ui/homeIcons';
import {
  CalendarIcon,
  ChatIcon,
  ClockIcon,
  HeartIcon,
  MapIcon,
  PersonIcon,
  PhoneIcon,
  StarIcon,
} from '@/components/ui/interfaceIcons';

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
