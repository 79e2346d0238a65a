/** Zoom and pins, over the sky in a corner of the picture. */
import type { PinTool } from './usePins.ts';
import { ZOOM_STEP, type Zoom } from './useZoom.ts';
import type { Words } from './words.ts';

interface MazeToolsProps {
  readonly zoom: Zoom;
  readonly pinTool: PinTool;
  readonly words: Words;
}

export function MazeTools({ zoom, pinTool, words }: MazeToolsProps) {
  return (
    <div class="momie-tools">
      <ZoomTools zoom={zoom} words={words} />
      <Tool
        label={words.pins}
        help={words.pinsHelp}
        sign="M13 23C11 18 6 16 6 10.500A7 7 0 0 1 20 10.500C20 16 15 18 13 23ZM13 10.500V10.600"
        pressed={pinTool.active}
        onClick={pinTool.toggle}
      />
      {pinTool.active && Object.keys(pinTool.pins).length > 0 && (
        <Tool label={words.unpin} sign="M7 7L19 19M19 7L7 19" onClick={pinTool.clear} />
      )}
    </div>
  );
}

export function ZoomTools({ zoom, words }: Pick<MazeToolsProps, 'zoom' | 'words'>) {
  return (
    <>
      <Tool label={words.zoomIn} sign="M7 13H19M13 7V19" onClick={() => zoom.zoom(ZOOM_STEP)} />
      <Tool label={words.zoomOut} sign="M7 13H19" disabled={zoom.isWhole} onClick={() => zoom.zoom(1 / ZOOM_STEP)} />
      <Tool label={words.whole} sign="M3 20L13 6L23 20Z" disabled={zoom.isWhole} onClick={zoom.showWhole} />
    </>
  );
}

interface ToolProps {
  readonly label: string;
  readonly help?: string;
  readonly sign: string;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

/** Disabled for the eye and for screen readers, but never without focus: zooming out by key ends on the same button. */
function Tool({ label, help, sign, pressed, disabled = false, onClick }: ToolProps) {
  return (
    <button
      type="button"
      class="momie-tool"
      aria-label={label}
      title={help === undefined ? label : `${label}: ${help}`}
      aria-pressed={pressed}
      aria-disabled={disabled}
      onClick={onClick}
    >
      <svg viewBox="0 0 26 26" aria-hidden="true">
        <path d={sign} />
      </svg>
    </button>
  );
}
