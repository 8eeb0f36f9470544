import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import type { OwnerStatementProps } from './OwnerStatementPanel';

// Most visits want no statement.
const OwnerStatementPanel = dynamic(() => import('./OwnerStatementPanel').then((file) => file.OwnerStatementPanel));

/** Statements of a home on a cash and an accrual basis, loaded once they are opened. */
export function OwnerStatementSection(props: OwnerStatementProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure summary="Cash and accrual statements" onToggle={setIsOpen}>
      {isOpen && <OwnerStatementPanel {...props} />}
    </Disclosure>
  );
}
