// Before the first test of a worker reads its environment: what tests publish never lands in the project’s own content.
import { createContentFolder } from './fixtures/content';

createContentFolder();
