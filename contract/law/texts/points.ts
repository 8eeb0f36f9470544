import { statutoryTexts } from './statutes.data';

const pointsByParagraph = new Map<string, number>(
  Object.values(statutoryTexts).flatMap((text) =>
    'points' in text ? text.paragraphs.map((paragraph): [string, number] => [paragraph, text.points]) : [],
  ),
);

/** The smallest type in points that a statute allows for these words; 0 where none prescribes any. */
export const prescribedPoints = (paragraph: string): number => pointsByParagraph.get(paragraph) ?? 0;
