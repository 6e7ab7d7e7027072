import { Tabs as Base } from 'radix-ui';
import type { ReactNode } from 'react';

export interface Tab {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: Tab[];
  value?: string;
  onValueChange?: (value: string) => void;
}

/** Without `value` the first tab opens and the tabs keep their own state. */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  const state = value === undefined ? { defaultValue: tabs[0]?.value ?? '' } : { value };
  return (
    <Base.Root {...state} {...(onValueChange ? { onValueChange } : {})}>
      <Base.List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <Base.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px h-11 border-b-2 border-transparent px-3 text-sm font-medium whitespace-nowrap text-ink-soft transition-colors hover:text-ink data-[state=active]:border-pen data-[state=active]:text-ink"
          >
            {tab.label}
          </Base.Trigger>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Content key={tab.value} value={tab.value} className="pt-5">
          {tab.content}
        </Base.Content>
      ))}
    </Base.Root>
  );
}
