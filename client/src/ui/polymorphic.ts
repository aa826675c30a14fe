import type { ComponentPropsWithRef, ElementType } from 'react';

/** Own props plus those of the rendered element or component, such as a router link. */
export type PolymorphicProps<Component extends ElementType, Own> = Own & {
  component?: Component;
} & Omit<ComponentPropsWithRef<Component>, keyof Own | 'component'>;
