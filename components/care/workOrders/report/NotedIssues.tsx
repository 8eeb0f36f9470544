import styled from 'styled-components';
import { useRepairText } from '@/components/care/workOrders/repairText';
import { Button } from '@/components/ui/actions/Button';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/text/Text';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import type { Symptom } from '@/contract/care/workOrders/symptoms/types';
import { ruledList } from '@/styles/ruledList';
import { type IssueDraft, issueTitle, newIssue, type TroubleshootDraft } from './troubleshootDraft';

const List = styled.ul`
  ${ruledList}
`;

interface NotedIssuesProps {
  readonly draft: TroubleshootDraft;
  readonly symptoms: readonly Symptom[];
  readonly onChange: (draft: TroubleshootDraft) => void;
}

/** The problems so far. The reporter can change or remove each, or add a photo. */
export function NotedIssues({ draft, symptoms, onChange }: NotedIssuesProps) {
  const { t } = useRepairText();
  const without = ({ id }: IssueDraft) => draft.issues.filter((issue) => issue.id !== id);
  const edit = (issue: IssueDraft) => {
    const { current } = draft;
    const issues = current.symptom === null ? without(issue) : [...without(issue), current];
    // A solved problem is reported again as an unsolved one.
    onChange({ ...draft, step: 'problem', issues, current: { ...issue, solved: false } });
  };
  const remove = (issue: IssueDraft) => {
    const issues = without(issue);
    onChange({
      ...draft,
      issues,
      ...(issues.length === 0 && draft.step === 'access' && { step: 'problem', current: newIssue() }),
    });
  };
  return (
    <List aria-label={t('Your problems')}>
      {draft.issues.map((issue) => (
        <li key={issue.id}>
          <Row $justify="space-between">
            <Text>{t(issueTitle(issue, symptoms))}</Text>
            <Row $gap="s8">
              <Button size="small" tone="secondary" onClick={() => edit(issue)}>
                {t('Change')} <VisuallyHidden>{t(issueTitle(issue, symptoms))}</VisuallyHidden>
              </Button>
              <Button size="small" tone="ghost" onClick={() => remove(issue)}>
                {t('Remove')} <VisuallyHidden>{t(issueTitle(issue, symptoms))}</VisuallyHidden>
              </Button>
            </Row>
          </Row>
        </li>
      ))}
    </List>
  );
}
