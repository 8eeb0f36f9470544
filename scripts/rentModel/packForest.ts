import { LEAF, leafSteps, MISSING_LEFT, type StoredForest } from '../../server/modules/estimates/model/forest.ts';
import { toBase64 } from '../../server/modules/estimates/model/packing.ts';
import type { Boosted } from './boost.ts';
import type { Tree } from './growTree.ts';

/** The forest as the product reads it: three bytes a node, every left side right behind its split. */
export function packForest({ base, trees }: Pick<Boosted, 'base' | 'trees'>): StoredForest {
  const bytes: number[] = [];
  const pack = (tree: Tree): void => {
    if (!('left' in tree)) {
      const steps = leafSteps(tree.value);
      bytes.push(LEAF, steps & 0xff, (steps >> 8) & 0xff);
      return;
    }
    bytes.push(tree.feature | (tree.missingLeft ? MISSING_LEFT : 0), tree.bin & 0xff, tree.bin >> 8);
    pack(tree.left);
    pack(tree.right);
  };
  for (const tree of trees) pack(tree);
  return { base, trees: trees.length, nodes: toBase64(Uint8Array.from(bytes)) };
}
