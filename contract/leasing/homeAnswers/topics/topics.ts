// Everything that a question about a home can be about, in the order it is read.
import { fairHousingTopics } from './fairHousing.data';
import { homeTopics } from './home.data';
import { generalMoneyTopics, moneyTopics } from './money.data';
import { rentingTopics } from './renting.data';
import type { Topic } from './types';

export const topics: readonly Topic[] = [
  ...fairHousingTopics,
  ...moneyTopics,
  ...rentingTopics,
  ...homeTopics,
  ...generalMoneyTopics,
];
