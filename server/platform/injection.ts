import { Lifecycle, scoped } from 'tsyringe';

/** Marks a class that has one instance per application, including each test's application. */
export const Service = () => scoped(Lifecycle.ContainerScoped);
