import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { nextItem } from './menuKeyboard';
import { List, Panel, PanelTitle, TabButton } from './Tabs.styles';

export type Tab = { readonly key: string; readonly label: string; readonly content: ReactNode };

type TabsProps = {
  /** Names the set. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly initial?: string;
};

const arrowOf: Partial<Record<string, string>> = {
  ArrowRight: 'ArrowDown',
  ArrowLeft: 'ArrowUp',
  Home: 'Home',
  End: 'End',
};

/** Several views of one thing. Without JavaScript all are shown, one beneath the other, under their names. */
export function Tabs({ label, tabs, initial = tabs[0]?.key }: TabsProps) {
  const [chosen, setChosen] = useState(initial);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const labels = tabs.map((tab) => tab.label);
    const at = tabs.findIndex((tab) => tab.key === chosen);
    const to = nextItem(arrowOf[event.key] ?? '', at, labels);
    const next = to === undefined ? undefined : tabs[to];
    if (!next) return;
    event.preventDefault();
    setChosen(next.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to ?? 0]?.focus();
  };

  return (
    <div>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab, n) => (
          <TabButton
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-tab-${n}`}
            aria-selected={tab.key === chosen}
            aria-controls={`${id}-panel-${n}`}
            tabIndex={tab.key === chosen ? 0 : -1}
            onClick={() => setChosen(tab.key)}
          >
            {tab.label}
          </TabButton>
        ))}
      </List>
      {tabs.map((tab, n) => (
        <Panel
          key={tab.key}
          role="tabpanel"
          id={`${id}-panel-${n}`}
          aria-labelledby={`${id}-tab-${n}`}
          tabIndex={0}
          $hidden={tab.key !== chosen}
        >
          <PanelTitle aria-hidden="true">{tab.label}</PanelTitle>
          {tab.content}
        </Panel>
      ))}
    </div>
  );
}
