import type { ComponentPropsWithRef, ElementType } from 'react';

/** Own props, plus every prop of the element or component that is drawn (a router's link, for one). */
export type PolymorphicProps<Component extends ElementType, Own> = Own & {
  component?: Component;
} & Omit<ComponentPropsWithRef<Component>, keyof Own | 'component'>;
