// The icons an editor may choose.

import {
  BoltIcon,
  DocumentIcon,
  DollarIcon,
  HouseIcon,
  KeyIcon,
  LeafIcon,
  WrenchIcon,
} from '@/components/ui/icons/homeIcons';
import { CalendarIcon, ClockIcon, PersonIcon, PhoneIcon, StarIcon } from '@/components/ui/icons/interfaceIcons';
import { ChatIcon } from '@/components/ui/icons/navigationIcons';
import { CameraIcon, HeartIcon, MapIcon } from '@/components/ui/icons/statusIcons';

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
