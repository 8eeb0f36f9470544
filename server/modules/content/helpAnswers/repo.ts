import { sql } from 'kysely';
import type { HelpAnswer } from '@/contract/content/helpAnswers/endpoints';
import type { Db } from '@/server/db/client';
import { synonyms } from './synonyms.data';

const MAX_RESULTS = 6;
/** A word in the question counts as much as this many in the answer. */
const QUESTION_WEIGHT = 3;
/** Of each word that a synonym means, for each word of the synonym: the longer the phrase, the surer its meaning. */
const SYNONYM_WEIGHT = 0.9;
/** People add it to everything, and it says nothing about what they look for. */
const OUR_NAME = 'belong';
/** A word outside our vocabulary is read as the one that is this similar. */
const MIN_SIMILARITY = 0.45;
/** How much of what was typed, and is no synonym, an answer must be about. */
const MIN_COVERAGE = 0.5;

/**
 * The answers that fit typed words, best first: PostgreSQL's English text search with synonyms, where a word counts the
 * more the fewer answers have it. The answers come with the query, so what is published needs no copy in a table.
 */
export async function findBest(db: Db, answers: readonly HelpAnswer[], typed: string): Promise<HelpAnswer[]> {
  const documents = answers.map(({ question, answer }, id) => ({ id, question, answer: answer.join(' ') }));
  const { rows } = await sql<{ id: number }>`
    with documents as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as d(id int, question text, answer text)
    ), synonyms as materialized (
      select plainto_tsquery('english', phrase) as phrase, to_tsvector('english', phrase) as words,
        to_tsvector('english', means) as means
      from jsonb_to_recordset(${JSON.stringify(synonyms)}::jsonb) as s(phrase text, means text)
    ), lexemes as materialized (
      select id, lexeme, ${QUESTION_WEIGHT}::float8 as weight
        from documents, unnest(to_tsvector('english', question))
      union all
      select id, lexeme, 1 from documents, unnest(to_tsvector('english', answer))
    ), frequencies as materialized (
      select lexeme, ln(1 + (select count(*) from documents)::float8 / count(distinct id)) as rarity
      from lexemes group by lexeme
    ), vocabulary as materialized (
      select lexeme from frequencies union select lexeme from synonyms, unnest(words)
    ), typed as materialized (
      select coalesce(known.lexeme, near.lexeme, word.lexeme) as lexeme
      from unnest(to_tsvector('english', ${typed})) word
      left join vocabulary known on known.lexeme = word.lexeme
      left join lateral (
        select lexeme from vocabulary
        where known.lexeme is null and length(word.lexeme) > 4 and similarity(lexeme, word.lexeme) >= ${MIN_SIMILARITY}
        order by similarity(lexeme, word.lexeme) desc, lexeme limit 1
      ) near on true
      where word.lexeme <> ${OUR_NAME}
    ), meant as materialized (
      select words, means from synonyms where array_to_tsvector(array(select lexeme from typed)) @@ phrase
    ), wanted as materialized (
      select lexeme, max(weight) as weight from (
        select lexeme, 1::float8 as weight from typed
        union all
        select means.lexeme, ${SYNONYM_WEIGHT}::float8 * length(meant.words) from meant, unnest(meant.means) means
      ) each group by lexeme
    ), scores as (
      select lexemes.id, sum(lexemes.weight * wanted.weight * rarity) as score,
        sum(distinct rarity * wanted.weight) as covered
      from lexemes join wanted using (lexeme) join frequencies using (lexeme)
      group by lexemes.id
    )
    select id from scores
    where covered >= ${MIN_COVERAGE} * (
      select coalesce(sum(coalesce(rarity, ln(1 + (select count(*) from documents)::float8))), 0)
      from typed left join frequencies using (lexeme)
      where not exists (select from meant, unnest(meant.words) word where word.lexeme = typed.lexeme)
    )
    order by score desc, id limit ${MAX_RESULTS}`.execute(db);
  return rows.flatMap(({ id }) => answers[id] ?? []);
}
