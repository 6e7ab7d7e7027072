import { createContext, useContext } from 'react';

export interface FieldWiring {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

export const FieldContext = createContext<FieldWiring | null>(null);

interface ControlProps {
  id?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/** Joins a control's own attributes with those of the Field around it, if there is one. */
export function useFieldControl<P extends ControlProps>(props: P) {
  const field = useContext(FieldContext);
  const { required, ...rest } = props;
  return {
    ...rest,
    id: props.id ?? field?.id,
    // Not the native attribute: the browser's own bubbles would cover our sentences.
    'aria-required': (required ?? field?.required) || undefined,
    'aria-invalid': props['aria-invalid'] ?? (field?.invalid || undefined),
    'aria-describedby': props['aria-describedby'] ?? field?.describedBy,
  };
}
