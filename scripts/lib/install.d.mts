export function stampOf(root: string): string;
export function isInstalled(root: string): boolean;
export function markInstalled(root: string): void;
export function nodeRefusal(version: string): string | undefined;
export function runsTypeScript(version: string): boolean;
export function installFailure(output: string): string;
export function takeInstallLock(file: string): (() => void) | undefined;
