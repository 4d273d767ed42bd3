import type { ReactNode } from 'react';

/**
 * What the content manager hands to the input of a custom field. It always gives name and label, but its types
 * ask for components that can do without.
 */
export interface FieldProps {
  name?: string;
  label?: ReactNode;
  hint?: ReactNode;
  labelAction?: ReactNode;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
}
