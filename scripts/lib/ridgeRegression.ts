/** Least squares with a penalty on every weight but the first: rows of inputs, their outputs, the penalty. */
export function ridgeRegression(inputs: number[][], outputs: number[], penalty: number): number[] {
  const size = inputs[0]?.length ?? 0;
  const normal = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size + 1 }, (_, j) => (i === j && i > 0 ? penalty : 0)),
  );
  inputs.forEach((row, n) => {
    for (let i = 0; i < size; i += 1) {
      const line = normal[i] ?? [];
      const value = row[i] ?? 0;
      if (value === 0) continue;
      for (let j = 0; j < size; j += 1) line[j] = (line[j] ?? 0) + value * (row[j] ?? 0);
      line[size] = (line[size] ?? 0) + value * (outputs[n] ?? 0);
    }
  });
  return solve(normal);
}

/** Gauss-Jordan with pivoting; each line holds its right side last. */
function solve(lines: number[][]): number[] {
  const size = lines.length;
  for (let column = 0; column < size; column += 1) {
    let pivot = column;
    for (let n = column + 1; n < size; n += 1)
      if (Math.abs(lines[n]?.[column] ?? 0) > Math.abs(lines[pivot]?.[column] ?? 0)) pivot = n;
    const top = lines[pivot] ?? [];
    lines[pivot] = lines[column] ?? [];
    lines[column] = top;
    const by = top[column] ?? 1;
    for (const line of lines) {
      if (line === top) continue;
      const factor = (line[column] ?? 0) / by;
      if (factor !== 0) for (let k = column; k <= size; k += 1) line[k] = (line[k] ?? 0) - factor * (top[k] ?? 0);
    }
  }
  return lines.map((line, n) => (line[size] ?? 0) / (line[n] ?? 1));
}
