import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { memo, useEffect, useRef } from 'react';
import type { RowHeights } from '../model/row-heights';
import { useNearScreen } from '../use-near-screen';
import { ProposalRow } from './proposal-row';
import type { RowHandlers } from './row-handlers';

/** Rows that are rendered together: few enough to be rendered within a frame, also on a slow phone. */
const CHUNK = 5;

/** A larger margin than for rows, so that outdated pages are refetched before they are visible. */
const PAGE_MARGIN = '1600px';
const ROWS_MARGIN = '900px';

interface SharedProps {
  heights: RowHeights;
  handlers: RowHandlers;
  /** Proposal whose link is being made. */
  linking: string | undefined;
  /** Proposal that is being copied or downloaded. */
  working: string | undefined;
  /** The total; -1 while unknown (ARIA). */
  size: number;
}

interface PageRowsProps extends SharedProps {
  cursor: string;
  rows: readonly Proposal[];
  /** Rows before this page. */
  before: number;
  onLook: (cursor: string, near: boolean) => void;
}

/** One page of the list: its rows where they are close to the screen, else a box as high as they would be. */
export const PageRows = memo(function PageRows({ cursor, rows, before, onLook, ...shared }: PageRowsProps) {
  const box = useRef<HTMLDivElement>(null);
  const near = useNearScreen(box, { margin: PAGE_MARGIN, initially: before === 0 });
  useEffect(() => {
    onLook(cursor, near);
    return () => onLook(cursor, false);
  }, [cursor, near, onLook]);
  const chunks = Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, index) => {
    const start = index * CHUNK;
    return { key: `${cursor} ${index}`, start, rows: rows.slice(start, start + CHUNK) };
  });
  if (!near) {
    const height = chunks.reduce((sum, chunk) => sum + shared.heights.of(chunk.key, chunk.rows.length), 0);
    return <div ref={box} style={{ height }} />;
  }
  return (
    <div ref={box}>
      {chunks.map((chunk) => (
        <Chunk {...shared} key={chunk.key} name={chunk.key} rows={chunk.rows} before={before + chunk.start} />
      ))}
    </div>
  );
});

interface ChunkProps extends SharedProps {
  name: string;
  rows: readonly Proposal[];
  before: number;
}

function Chunk({ name, rows, before, heights, handlers, linking, working, size }: ChunkProps) {
  const box = useRef<HTMLDivElement>(null);
  const near = useNearScreen(box, {
    margin: ROWS_MARGIN,
    initially: before === 0,
    onLeave: (rect) => heights.note(name, rows.length, rect),
  });
  const height = heights.of(name, rows.length);
  if (!near) return <div ref={box} style={{ height }} />;
  return (
    // Rendered ahead, laid out and painted by the browser when it is even closer.
    <div
      ref={box}
      className="[content-visibility:auto]"
      style={{ containIntrinsicHeight: `auto ${height}px` }}
    >
      {rows.map((proposal, index) => (
        <ProposalRow
          key={proposal.id}
          proposal={proposal}
          handlers={handlers}
          linking={linking === proposal.id}
          working={working === proposal.id}
          position={before + index + 1}
          size={size}
        />
      ))}
    </div>
  );
}
