import { Lifecycle, scoped } from 'tsyringe';

/** Marks a class of which every application (and every test's application) has exactly one instance. */
export const Service = () => scoped(Lifecycle.ContainerScoped);
