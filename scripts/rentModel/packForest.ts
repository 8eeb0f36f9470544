import { toBase64 } from '../../server/rentModel/base64.ts';
import { leafSteps, type StoredForest, splitCode } from '../../server/rentModel/forest.ts';
import type { Boosted } from './boost.ts';
import type { Tree } from './growTree.ts';

/** The forest as the product reads it: two bytes a node and a bit for whether it is a leaf, every left side right behind its split. */
export function packForest({ base, trees }: Pick<Boosted, 'base' | 'trees'>): StoredForest {
  const nodes: number[] = [];
  const leaves: number[] = [];
  const pack = (tree: Tree): void => {
    const at = nodes.length;
    leaves[at >> 3] ??= 0;
    if (!('left' in tree)) {
      leaves[at >> 3] = (leaves[at >> 3] as number) | (1 << (at & 7));
      nodes.push(leafSteps(tree.value));
      return;
    }
    nodes.push(splitCode(tree));
    pack(tree.left);
    pack(tree.right);
  };
  for (const tree of trees) pack(tree);
  return {
    base,
    trees: trees.length,
    nodes: toBase64(Int16Array.from(nodes)),
    leaves: toBase64(Uint8Array.from(leaves)),
  };
}
