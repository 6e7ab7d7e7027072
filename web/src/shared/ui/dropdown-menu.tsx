import { clsx } from 'clsx';
import { Check, type LucideIcon } from 'lucide-react';
import { DropdownMenu as Base } from 'radix-ui';
import { type FocusEvent, type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';

interface DropdownMenuProps {
  /** One focusable element, usually a Button. */
  trigger: ReactNode;
  align?: 'start' | 'end';
  /** Open from the beginning: a menu that was loaded when its button was pressed, and how. */
  opened?: 'by pointer' | 'by keyboard' | undefined;
  children: ReactNode;
}

const item = clsx(
  'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-small px-2.5 text-sm outline-none select-none',
  'data-highlighted:bg-mute data-disabled:cursor-not-allowed data-disabled:opacity-55 pointer-coarse:min-h-11',
);

/**
 * A menu of actions or choices: MenuItem, MenuLink, MenuChoices with MenuChoice, MenuSeparator. The page around it stays
 * visible to screen readers, and the menu is rendered inside the main landmark, as all content is.
 */
export function DropdownMenu({ trigger, align = 'end', opened, children }: DropdownMenuProps) {
  // Radix has not seen the key that was pressed before the menu was there.
  const pressed = useRef(opened === 'by keyboard');
  const onFocus = ({ target, currentTarget: menu }: FocusEvent): void => {
    if (!pressed.current || target !== menu) return;
    pressed.current = false;
    menu.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  };
  const main = typeof document === 'undefined' ? null : document.querySelector('main');
  return (
    <Base.Root modal={false} defaultOpen={opened !== undefined}>
      <Base.Trigger asChild>{trigger}</Base.Trigger>
      <Base.Portal container={main}>
        <Base.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          onFocus={onFocus}
          className="z-50 min-w-48 animate-appear rounded-control border border-line bg-surface p-1 shadow-raised"
        >
          {children}
        </Base.Content>
      </Base.Portal>
    </Base.Root>
  );
}

interface MenuItemProps {
  icon?: LucideIcon;
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

export function MenuItem({
  icon: Icon,
  danger = false,
  disabled = false,
  onSelect,
  children,
}: MenuItemProps) {
  return (
    <Base.Item disabled={disabled} onSelect={onSelect} className={clsx(item, danger && 'text-bad')}>
      {Icon && <Icon aria-hidden="true" className={clsx('size-4', !danger && 'text-ink-soft')} />}
      <span>{children}</span>
    </Base.Item>
  );
}

interface MenuLinkProps {
  icon: LucideIcon;
  to: string;
  children: ReactNode;
}

/** An item that is a link: it can be opened in another tab. */
export function MenuLink({ icon: Icon, to, children }: MenuLinkProps) {
  return (
    <Base.Item asChild className={item}>
      <Link to={to}>
        <Icon aria-hidden="true" className="size-4 text-ink-soft" />
        <span>{children}</span>
      </Link>
    </Base.Item>
  );
}

/** A line between items. */
export function MenuSeparator() {
  return <Base.Separator className="-mx-1 my-1 h-px bg-line" />;
}

interface MenuChoicesProps {
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

export function MenuChoices({ value, onChange, children }: MenuChoicesProps) {
  return (
    <Base.RadioGroup value={value} onValueChange={onChange}>
      {children}
    </Base.RadioGroup>
  );
}

export function MenuChoice({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Base.RadioItem value={value} className={clsx(item, 'justify-between')}>
      <span>{children}</span>
      <Base.ItemIndicator>
        <Check aria-hidden="true" className="size-4 text-pen" />
      </Base.ItemIndicator>
    </Base.RadioItem>
  );
}
